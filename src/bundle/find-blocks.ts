import type { AttributesSchema } from '#shared/attributes';
import type { BlockData } from '#shared/definitions';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';

/** A block folder with its plain data; what it may hold besides is asked of the disk. */
export type BlockOnDisk = {
	slug: string;
	/** Relative to the project, as `extensions/blocks/opening-times`. */
	folder: string;
	data: BlockData;
	attributes: AttributesSchema;
	has( file: string ): boolean;
};

/** Every block of the disk, by slug. Throws when a folder and its `block.ts` disagree about the name. */
export async function findBlocks( root = '.' ): Promise< BlockOnDisk[] > {
	const paths = globSync( 'extensions/blocks/**/block.ts', { cwd: root } );
	const blocks = await Promise.all(
		paths.map( async ( path ) => {
			const folder = dirname( path );
			const load = ( file: string ) =>
				import( pathToFileURL( resolve( root, folder, file ) ).href );
			const { block: data } = ( await load( 'block.ts' ) ) as {
				block: BlockData;
			};
			const { attributes } = ( await load( 'attributes.ts' ) ) as {
				attributes: AttributesSchema;
			};
			if ( data.slug !== basename( folder ) ) {
				throw new Error(
					`${ path } says “${ data.slug }”: slug and folder must be the same.`
				);
			}
			return {
				slug: data.slug,
				folder,
				data,
				attributes,
				has: ( file: string ) =>
					existsSync( join( root, folder, file ) ),
			};
		} )
	);
	return blocks.sort( ( a, b ) => a.slug.localeCompare( b.slug, 'en' ) );
}
