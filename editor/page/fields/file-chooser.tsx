import { type ComponentProps, type ReactNode, useId } from 'react';

type InputProps = Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> & {
  label: string;
  onChoose: (files: File[]) => void;
};

type Props = InputProps & { before?: ReactNode; children: ReactNode };

/** A place for files to be dropped on, or chosen with a button. */
export function FileChooser({ label, onChoose, before, children, ...input }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; a section of each picture would be a landmark.
    <div
      role="group"
      className="chooser"
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose([...event.dataTransfer.files]);
      }}
    >
      {before}
      <FileInput label={label} onChoose={onChoose} {...input} />
      {children}
    </div>
  );
}

/** What opens the files of this device, or its camera. */
export function FileInput({ label, onChoose, ...input }: InputProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="file"
        value=""
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </>
  );
}
