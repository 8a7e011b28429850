#!/bin/sh
# A component whose props say that no `data-*` exists (a template index signature of type `never`) still takes `data-testid` in JSX:
# TypeScript does not look up attributes with a hyphen in index signatures. The same object handed to a function is refused.
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund typescript@7.0.2 @types/react@19.3.0
cat > jsx.tsx <<'TS'
type Props = { label: string } & { [name: `data-${string}`]: never };
const Part = ({ label }: Props) => <p>{label}</p>;
export const used = <Part label="a" data-testid="b" />;
TS
cat > call.tsx <<'TS'
type Props = { label: string } & { [name: `data-${string}`]: never };
const part = ({ label }: Props) => label;
export const used = part({ label: 'a', 'data-testid': 'b' });
TS
faults() { npx tsc --noEmit --strict --jsx react-jsx --module nodenext --skipLibCheck "$1" | grep -c 'error TS' || true; }
jsx=$(faults jsx.tsx); call=$(faults call.tsx)
echo "errors as an attribute in JSX: $jsx; as a property of an argument: $call"
[ "$jsx" = 0 ] && [ "$call" = 1 ]
