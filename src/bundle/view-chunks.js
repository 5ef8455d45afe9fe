/** What a chunk is called that waits for the visitor's first touch; the suite of its block proves that it does. */
const TOUCHED = /(^|\/)touched$/;

/** Where the lists stand, relative to the build. No page needs them: the archive leaves them out. */
export const VIEW_CHUNKS = 'view-chunks.json';

/**
 * Lists the files that a page loads for each entry, from webpack's chunk graph. `near`: before its block nears the
 * viewport (the module and its static imports). `touch`: before the first interaction (also dynamic imports, except the
 * chunk `touched`).
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
 * The groups of chunks that come without a touch, each once.
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
			// A version hangs on what comes by `import()`.
			.map( ( file ) => file.replace( /\?.*$/, '' ) )
			.filter( ( file ) => /\.m?js$/.test( file ) )
	),
];
