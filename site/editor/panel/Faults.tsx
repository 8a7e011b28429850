import type { Fault } from '#site/assembler/runtime/types.ts';
import { Badge, Row, Text } from '#ui';
import { addressAt } from '../place.ts';
import { words } from '../words.ts';
import * as styles from './Checks.css.ts';
import type { FilePlace } from './filePlace.ts';

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly onGoTo: (place: FilePlace) => void;
}

/** What `check` says of the overlay. Pressing one leads to its place in the file, and to its block on the page. */
export function Faults({ faults, onGoTo }: FaultsProps) {
  if (faults.length === 0) return <Text tone="muted">{words.noFaults}</Text>;
  return (
    <ul>
      {faults.map((fault) => (
        <li key={`${fault.file} ${fault.pointer} ${fault.code} ${fault.found}`}>
          <button type="button" className={styles.item} onClick={() => onGoTo({ file: fault, address: addressOf(fault) })}>
            <Row as="span">
              <Badge tone={fault.severity === 'error' ? 'critical' : 'caution'}>
                {fault.severity === 'error' ? words.error : words.warning}
              </Badge>
              <code className={styles.code}>{fault.file}</code>
              <code className={styles.quiet}>{fault.pointer}</code>
              <span className={styles.quiet}>{words.line(fault.line, fault.column)}</span>
            </Row>
            <span>{words.fault(fault.found, fault.expected)}</span>
            {fault.hint !== undefined && <strong>{words.hint(fault.hint)}</strong>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The block that a fault belongs to, where it is one of a page or layout. */
function addressOf({ file, pointer }: Fault): string | undefined {
  return addressAt(file.replace(/^(base|merchants\/[\w-]+)\//, ''), pointer);
}
