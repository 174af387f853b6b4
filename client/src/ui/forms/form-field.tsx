import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

type FieldProps<Values, InputProps> = Omit<InputProps, 'form' | 'name'> & {
  readonly form: UseFormReturnType<Values>;
  readonly name: keyof Values & string;
};

/** A text that the form cannot do without. */
export function TextField<Values>({ form, name, ...input }: FieldProps<Values, TextInputProps>) {
  return <TextInput withAsterisk {...input} key={form.key(name)} {...form.getInputProps(name)} />;
}

/** A password, hidden until its eye is pressed. */
export function PasswordField<Values>({ form, name, ...input }: FieldProps<Values, PasswordInputProps>) {
  return (
    <PasswordInput
      withAsterisk
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      {...input}
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );
}

/** Focuses the first field with an error after a failed submit. */
export function focusFirstError<Values>(form: UseFormReturnType<Values>) {
  return (errors: Readonly<Record<string, unknown>>) => {
    const [name] = Object.keys(errors);
    if (name) form.getInputNode(name)?.focus();
  };
}
