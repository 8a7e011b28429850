/** Entry point of a compiling thread. JavaScript, since a thread reads TypeScript only after this registration. */
import { register } from 'tsx/esm/api';

register();
const { compileTexts } = await import('#site/assembler/compiler/many/compileTexts.ts');

export default compileTexts;
