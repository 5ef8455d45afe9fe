import { basename, dirname, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { blocksIn, type BlockFile } from '../../src/bundle/find-blocks';

/** The folder of every block on disk by slug, children too; those of a family have one together. */
export const blockFolders: ReadonlyMap< string, string > = new Map(
	globSync( 'extensions/blocks/**/block.ts' )
		.sort()
		.flatMap( ( path ) =>
			blocksIn( jest.requireActual< BlockFile >( resolve( path ) ) ).map(
				( { slug } ) => [ slug, dirname( path ) ] as const
			)
		)
);

/** The folders of panels and enhancements on disk, by slug. */
export const otherFolders: ReadonlyMap< string, string > = new Map(
	globSync( [
		'extensions/panels/*/panel.ts',
		'extensions/enhancements/*/enhancement.ts',
	] )
		.sort()
		.map( ( path ) => [ basename( dirname( path ) ), dirname( path ) ] )
);
