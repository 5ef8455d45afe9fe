/**
 * Matches the name of a chunk that is loaded on the visitor's first interaction. The blocks' tests check that it is not
 * loaded earlier.
 */
const TOUCHED = /(^|\/)touched$/;

/** Path of the file with the chunk lists in the build. The plugin archive does not contain it. */
export const VIEW_CHUNKS = 'view-chunks.json';

/**
 * Lists the files that a page loads for each view module, based on webpack's chunk graph. `near` contains the files
 * that load before the block nears the viewport: the module and its static imports. `touch` contains the files that
 * load before the first interaction, including dynamic imports except the chunk `touched`.
 */
export class ViewChunksPlugin {
	apply( { hooks, webpack } ) {
		hooks.thisCompilation.tap( 'ViewChunksPlugin', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'ViewChunksPlugin',
					stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() =>
					compilation.emitAsset(
						VIEW_CHUNKS,
						new webpack.sources.RawSource(
							JSON.stringify(
								listsOf( compilation.entrypoints ),
								null,
								'\t'
							)
						)
					)
			)
		);
	}
}

const listsOf = ( entries ) =>
	Object.fromEntries(
		[ ...entries ].map( ( [ name, entry ] ) => [
			name,
			{
				near: scriptsOf( [ entry ] ),
				touch: scriptsOf( untilTouched( entry ) ),
			},
		] )
	);

/**
 * Returns all chunk groups that load without an interaction, without duplicates.
 *
 * @param group
 * @param found
 */
function untilTouched( group, found = new Set() ) {
	if ( ! found.has( group ) && ! TOUCHED.test( group.name ?? '' ) ) {
		found.add( group );
		group
			.getChildren()
			.forEach( ( child ) => untilTouched( child, found ) );
	}
	return found;
}

const scriptsOf = ( groups ) => [
	...new Set(
		[ ...groups ]
			.flatMap( ( group ) => group.getFiles() )
			// Chunks loaded by `import()` have a version in their name.
			.map( ( file ) => file.replace( /\?.*$/, '' ) )
			.filter( ( file ) => /\.m?js$/.test( file ) )
	),
];
