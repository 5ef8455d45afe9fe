import type { ExtensionFacts } from '#shared/definitions';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/**
 * Returns the facts of all extensions and shared modules (`facts.ts`), by folder name. Extensions and modules without
 * facts are omitted.
 */
export async function findFacts(
	root = '.'
): Promise< Map< string, ExtensionFacts > > {
	const paths = globSync(
		[
			'extensions/blocks/**/block.ts',
			'extensions/panels/*/panel.ts',
			'extensions/enhancements/*/enhancement.ts',
			'shared/*/facts.ts',
		],
		{ cwd: root }
	).sort();
	const found = await Promise.all(
		paths.map( async ( path ) => {
			const { facts } = ( await import(
				pathToFileURL( resolve( root, path ) ).href
			) ) as { facts?: ExtensionFacts };
			return [ basename( dirname( path ) ), facts ] as const;
		} )
	);
	return new Map(
		found.flatMap( ( [ slug, facts ] ) =>
			facts ? [ [ slug, facts ] as const ] : []
		)
	);
}

/**
 * Merges one type of fact from all extensions by name, such as all settings. Throws an error if two extensions use the
 * same name.
 */
export function mergeFacts<
	Name extends 'settings' | 'connections' | 'services',
>(
	facts: ReadonlyMap< string, ExtensionFacts >,
	name: Name
): Required< ExtensionFacts >[ Name ] {
	const owners = new Map< string, string >();
	const entries = [ ...facts ].flatMap( ( [ owner, fact ] ) =>
		Object.entries( fact[ name ] ?? {} ).map( ( entry ) => {
			const [ key ] = entry;
			const first = owners.get( key );
			if ( first ) {
				throw new Error(
					`${ first } and ${ owner } both state “${ key }” among their ${ name }.`
				);
			}
			owners.set( key, owner );
			return entry;
		} )
	);
	return Object.fromEntries( entries ) as Required< ExtensionFacts >[ Name ];
}
