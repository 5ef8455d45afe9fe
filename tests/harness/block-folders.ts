import type { BlockMetadata } from '#shared/definitions';
import { basename, dirname, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { blocksIn, type BlockFile } from '../../src/bundle/find-blocks';

const onDisk = globSync( 'extensions/blocks/**/block.ts' )
	.sort()
	.flatMap( ( path ) =>
		blocksIn( jest.requireActual< BlockFile >( resolve( path ) ) ).map(
			( data ) => ( { folder: dirname( path ), data } )
		)
	);

/** Folders of all blocks by slug, including child blocks. Blocks of a family share their folder. */
export const blockFolders: ReadonlyMap< string, string > = new Map(
	onDisk.map( ( { folder, data } ) => [ data.slug, folder ] )
);

/** Metadata (`block.json`) of all blocks by slug. */
export const blockMetadata: ReadonlyMap< string, BlockMetadata > = new Map(
	onDisk.map( ( { data } ) => [ data.slug, data ] )
);

/** Returns the metadata of a block. Throws an error if the block does not exist. */
export function metadataOf( slug: string ): BlockMetadata {
	const metadata = blockMetadata.get( slug );
	if ( ! metadata ) {
		throw new Error( `There is no block “${ slug }” on disk.` );
	}
	return metadata;
}

/** Folders of all panels and enhancements by slug. */
export const otherFolders: ReadonlyMap< string, string > = new Map(
	globSync( [
		'extensions/panels/*/panel.ts',
		'extensions/enhancements/*/enhancement.ts',
	] )
		.sort()
		.map( ( path ) => [ basename( dirname( path ) ), dirname( path ) ] )
);
