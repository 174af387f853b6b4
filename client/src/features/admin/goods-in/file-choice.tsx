import { Text } from '@mantine/core';
import { FileField } from '../../../ui/forms/file-field.tsx';

interface FileChoiceProps {
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

export function FileChoice({ isBusy, onChoose }: FileChoiceProps) {
  return (
    <div>
      <FileField
        label="File of goods"
        description="CSV with any separator, up to 50,000 rows and 48 MB. Items are known again by their SKU, then by their id."
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        isOff={isBusy}
        onChoose={(file) => file && onChoose(file)}
      />
      {isBusy && (
        <Text size="sm" role="status" mt="xs">
          The file is being read…
        </Text>
      )}
    </div>
  );
}
