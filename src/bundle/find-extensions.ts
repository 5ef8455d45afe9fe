import type { ExtensionData } from '#shared/definitions';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/** A panel's or an enhancement's folder and its metadata. */
export type ExtensionOnDisk = {
	kind: 'panel' | 'enhancement';
	/** Path relative to the project. */
	folder: string;
	data: ExtensionData;
};

/**
 * Returns all panels and enhancements in the project, by slug. Throws an error if the name of a folder differs from its
 * metadata.
 */
export async function findExtensions(
	root = '.'
): Promise< ExtensionOnDisk[] > {
	const paths = globSync(
		[
			'extensions/panels/*/panel.ts',
			'extensions/enhancements/*/enhancement.ts',
		],
		{ cwd: root }
	);
	const found = await Promise.all(
		paths.map( async ( path ): Promise< ExtensionOnDisk > => {
			const { panel, enhancement } = ( await import(
				pathToFileURL( resolve( root, path ) ).href
			) ) as { panel?: ExtensionData; enhancement?: ExtensionData };
			const folder = dirname( path );
			const data = panel ?? enhancement;
			if ( data?.slug !== basename( folder ) ) {
				throw new Error(
					`${ path } says “${ data?.slug }”: slug and folder must be the same.`
				);
			}
			return { kind: panel ? 'panel' : 'enhancement', folder, data };
		} )
	);
	return found.sort( ( a, b ) =>
		a.data.slug.localeCompare( b.data.slug, 'en' )
	);
}
