import type { ViewBudget } from '#shared/definitions';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from './gzip-size';
import { VIEW_CHUNKS } from './view-chunks.js';

/** A part of the built plugin and its gzipped size. */
export type Weight = {
	/** Name to display, such as `the view module of quotation`. */
	what: string;
	/** Files that are measured, relative to the build. */
	files: readonly string[];
	/** Bytes after gzip. */
	gzip: number;
};

/**
 * Measures the script that an editor with an empty post loads. The code of panels is not included, because it loads
 * when a panel is opened.
 */
export function weighEditor( build: string ): Weight {
	return weigh( build, 'the editor on an empty post', [ 'editor.js' ] );
}

/** Measures the plugin's files that the Connections page loads. */
export function weighPage( build: string ): Weight {
	return weigh( build, 'the Connections page', [
		'connections.js',
		'connections.css',
	] );
}

/**
 * Measures the chunk that is loaded with the first block of a type in the editor, or with a panel. Vendor code has
 * separate chunks.
 */
export function weighEdit( build: string, slug: string ): Weight {
	return weigh( build, `the editing chunk of ${ slug }`, [
		`${ slug }/edit.js`,
		`${ slug }/panel.js`,
	] );
}

/**
 * Measures the scripts that a page loads for one block before the first interaction, or before the block is near the
 * viewport.
 *
 * @param build Built plugin.
 * @param slug  Slug of the block, or the shared module of several blocks.
 * @param until Moment until which loaded scripts count toward the budget.
 */
export function weighView(
	build: string,
	slug: string,
	until: ViewBudget[ 'until' ] = 'touch'
): Weight {
	return weigh(
		build,
		`the view module of ${ slug }`,
		viewFiles( build, slug )[ until ]
	);
}

/** Returns the files that a page loads with a view module. Empty if the block has no view module. */
function viewFiles(
	build: string,
	slug: string
): Record< 'near' | 'touch', readonly string[] > {
	const entry = [ 'blocks', 'panels', 'shared' ]
		.map( ( kind ) => `${ kind }/${ slug }/view` )
		.find( ( each ) => existsSync( join( build, `${ each }.js` ) ) );
	if ( ! entry ) {
		return { near: [], touch: [] };
	}
	const files = JSON.parse(
		readFileSync( join( build, VIEW_CHUNKS ), 'utf8' )
	)[ entry ];
	if ( ! files ) {
		throw new Error( `${ VIEW_CHUNKS } says nothing of ${ entry }.` );
	}
	return files;
}

/** Measures a block's stylesheet. It is used for both text directions. */
export function weighStyle( build: string, slug: string ): Weight {
	return weigh( build, `the stylesheet of ${ slug }`, [
		...[ 'blocks', 'panels', 'shared' ].map(
			( kind ) => `${ kind }/${ slug }/style.css`
		),
	] );
}

/** Returns the total size of the given files. Ignores files that the build does not contain. */
function weigh(
	build: string,
	what: string,
	candidates: readonly string[]
): Weight {
	const files = candidates.filter( ( file ) =>
		existsSync( join( build, file ) )
	);
	return {
		what,
		files,
		gzip: gzipSize( files.map( ( file ) => join( build, file ) ) ),
	};
}
