import { extentOf, type View } from './projection';

const vertexShader = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  at = corner * 2.0 - 1.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`;

/** The same geometry as directionAt, for every pixel. */
const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 look;
uniform vec2 extent;
in vec2 at;
out vec4 colour;
const float PI = 3.14159265359;
void main() {
  vec2 ray = at * extent;
  float height = ray.y * cos(look.y) + sin(look.y);
  float depth = cos(look.y) - ray.y * sin(look.y);
  float yaw = look.x + atan(ray.x, depth);
  float pitch = atan(height, length(vec2(ray.x, depth)));
  colour = texture(picture, vec2(0.5 + yaw / (2.0 * PI), 0.5 - pitch / PI));
}`;

/** Rows of a strip: uploading a whole panorama blocks the page for 83 to 417 ms. */
const stripRows = 64;

export type Renderer = {
  /** The maximum picture width of the device, in pixels. */
  widest: number;
  /** Uploads the picture and closes it; stops early when `signal` is aborted. */
  upload: (picture: ImageBitmap, signal: AbortSignal) => Promise<void>;
  draw: (view: View) => void;
  /** Releases the context immediately, because browsers keep only a few. */
  dispose: () => void;
};

/** Creates a renderer of a sphere seen from its middle; undefined when the browser has no WebGL2. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl) return undefined;
  const program = link(gl);
  if (!program) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook of React.
  gl.useProgram(program);
  const look = gl.getUniformLocation(program, 'look');
  const extent = gl.getUniformLocation(program, 'extent');

  async function upload(picture: ImageBitmap, signal: AbortSignal): Promise<void> {
    if (!gl) return;
    const { width, height } = picture;
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    for (let row = 0; row < height && !signal.aborted; row += stripRows) {
      // Cut from decoded pixels: cut from an <img>, every strip would decode the whole picture again.
      const strip = await createImageBitmap(picture, 0, row, width, Math.min(stripRows, height - row));
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, row, gl.RGBA, gl.UNSIGNED_BYTE, strip);
      strip.close();
    }
    picture.close();
  }

  function draw({ yaw, pitch, fov }: View): void {
    if (!gl) return;
    const { x, y } = extentOf(fov, canvas.width / canvas.height);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(look, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
    gl.uniform2f(extent, x, y);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return {
    widest: gl.getParameter(gl.MAX_TEXTURE_SIZE),
    upload,
    draw,
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const;
  for (const [type, source] of shaders) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}
