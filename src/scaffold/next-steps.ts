import type { BlockNames } from './name-block';

/** What a person reads when the folder stands: where it is, and the six steps to a finished block. */
export function nextSteps( {
	title,
	slug,
	folder,
}: BlockNames & { folder: string } ): string {
	return `“${ title }” stands in ${ folder }, and in extensions/blocks/index.ts. Six steps remain:

1. Say what it is: block.ts (description, keywords, category, supports) and attributes.ts.
2. Write save.tsx: the content in its simplest honest form, in no language; then show it in
   fixtures/${ slug }.html with content that a site would really have: that is its showcase too. Every attribute stands
   in a fixture; npm run fixtures writes the files beside them.
3. Write edit.tsx, messages.ts and the drawing in icon.tsx.
4. Write style.scss; view.ts (then interactivity.clientNavigation is false) or render.php only where the page needs them.
5. View it: npm start.
6. Prove it in tests/ and tests/e2e/${ slug }.spec.ts of the folder, write README.md, then run npm test.

The first release locks the saved format: released: true in block.ts, and npm run test:unit writes fixtures/released.json.`;
}
