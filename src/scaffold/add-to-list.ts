import type { BlockNames } from './name-block';

/** The text of `extensions/blocks/index.ts` with the block's line in its alphabetical place. */
export function addToList(
	list: string,
	{ slug, definition }: Pick< BlockNames, 'slug' | 'definition' >
): string {
	const line = `export { ${ definition } } from './${ slug }';\n`;
	const next = [
		...list.matchAll( /^export \{[^}]*\} from '(.+)';/gm ),
	].find( ( [ , folder = '' ] ) => folder > `./${ slug }` );
	const at = next?.index ?? list.length;
	return list.slice( 0, at ) + line + list.slice( at );
}
