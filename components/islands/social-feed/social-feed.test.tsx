/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { SocialFeed } from './social-feed';

function post(key: string, likes: number) {
  return {
    key,
    image: `/api/social-feed/image?post=${key}`,
    url: `https://www.instagram.com/p/${key}/`,
    caption: `Caption of ${key}`,
    alt: `Picture from the post: ${key}`,
    likeLabel: `Like this post: ${key}`,
    likesText: `${likes} likes`,
    likesTextLiked: `${likes + 1} likes`,
    commentsText: '8 comments',
  };
}

const kept = ['floor', 'frame'].map((key) => ({
  ...post(key, 245),
  image: null,
  picture: <img src={`/${key}.jpg`} alt={`A ${key}`} />,
  date: 'Posted on 09/14/2026',
}));

let look: (visible: boolean) => void;
const answer = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  answer.mockReset();
  global.fetch = answer as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  global.IntersectionObserver = class {
    constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
      let watching = true;
      look = (isIntersecting) => {
        if (watching) notice([{ isIntersecting }]);
      };
      this.disconnect = () => {
        watching = false;
      };
    }
    observe() {}
    disconnect: () => void;
  } as unknown as typeof IntersectionObserver;
});

function show() {
  return render(
    <SocialFeed
      label="Latest posts"
      posts={kept}
      source="/api/social-feed?locale=en"
      likeIcon={<svg />}
      commentIcon={<svg />}
      link="View the post"
    />,
  );
}

async function comeIntoView() {
  await act(async () => look(true));
}

const captions = () => screen.getAllByText(/^Caption of/).map(({ textContent }) => textContent);

test.each<[string, () => Promise<Partial<Response>>]>([
  ['fails', async () => ({ ok: false })],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no posts', async () => ({ ok: true, json: async () => ({ posts: [] }) })],
  ['is nonsense', async () => ({ ok: true, json: async () => null })],
  ['is late', () => new Promise(() => {})],
])('the posts of the page stay when the answer %s', async (_, result) => {
  answer.mockImplementation(result);
  show();
  await comeIntoView();
  expect(captions()).toEqual(['Caption of floor', 'Caption of frame']);
  expect(screen.getByAltText('A floor')).toBeVisible();
});

test('the list does not change while the focus is inside', async () => {
  answer.mockResolvedValue({ ok: true, json: async () => ({ posts: [post('C1', 700)] }) });
  show();
  const [first, second] = screen.getAllByRole('button');
  act(() => first?.focus());
  await comeIntoView();
  expect(captions()).toHaveLength(2);
  act(() => second?.focus());
  expect(captions()).toHaveLength(2);
  act(() => second?.blur());
  expect(captions()).toEqual(['Caption of C1']);
});

test('a post without a caption has no description', () => {
  const [first, second] = kept;
  const posts = [first, second && { ...second, caption: '' }].filter((each) => each !== undefined);
  render(
    <SocialFeed label="" posts={posts} source="/" likeIcon={null} commentIcon={null} link="View the post" />,
  );
  const [described, bare] = screen.getAllByRole('link');
  expect(described).toHaveAccessibleDescription('Caption of floor');
  expect(bare).not.toHaveAttribute('aria-describedby');
});
