import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
  before?: ReactNode;
  children: ReactNode;
};

/** A place for files to be dropped on, or chosen with a button. */
export function FileChooser({ label, onChoose, before, children, ...input }: Props) {
  const id = useId();
  const choose = (files: FileList | null) => onChoose([...(files ?? [])]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; a section of each picture would be a landmark.
    <div
      role="group"
      className="chooser"
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      {before}
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input {...input} id={id} type="file" value="" onChange={({ target }) => choose(target.files)} />
      {children}
    </div>
  );
}
