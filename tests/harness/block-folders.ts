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

/** The folder of every block on disk by slug, children too; those of a family have one together. */
export const blockFolders: ReadonlyMap< string, string > = new Map(
	onDisk.map( ( { folder, data } ) => [ data.slug, folder ] )
);

/** What block.json says of every block on disk, by slug. */
export const blockMetadata: ReadonlyMap< string, BlockMetadata > = new Map(
	onDisk.map( ( { data } ) => [ data.slug, data ] )
);

/** The same for a block that is on disk, and throws for others. */
export function metadataOf( slug: string ): BlockMetadata {
	const metadata = blockMetadata.get( slug );
	if ( ! metadata ) {
		throw new Error( `There is no block “${ slug }” on disk.` );
	}
	return metadata;
}

/** The folders of panels and enhancements on disk, by slug. */
export const otherFolders: ReadonlyMap< string, string > = new Map(
	globSync( [
		'extensions/panels/*/panel.ts',
		'extensions/enhancements/*/enhancement.ts',
	] )
		.sort()
		.map( ( path ) => [ basename( dirname( path ) ), dirname( path ) ] )
);
