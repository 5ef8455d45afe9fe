import type { ViewBudget } from '#shared/definitions';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from './gzip-size';
import { VIEW_CHUNKS } from './view-chunks.js';

/** A part of the built plugin with its weight. */
export type Weight = {
	/** What it is, for a person: `the view module of quotation`. */
	what: string;
	/** The files that count, relative to the build. */
	files: readonly string[];
	/** Bytes, gzipped. */
	gzip: number;
};

/** All script of ours that an editor with an empty post fetches until it is ready: the entry. What stands in a panel comes when it is opened. */
export function weighEditor( build: string ): Weight {
	return weigh( build, 'the editor on an empty post', [ 'editor.js' ] );
}

/** The chunk that comes with the first such block on the canvas, or with a panel; vendor code has chunks of its own. */
export function weighEdit( build: string, slug: string ): Weight {
	return weigh( build, `the editing chunk of ${ slug }`, [
		`${ slug }/edit.js`,
		`${ slug }/panel.js`,
	] );
}

/**
 * All script of ours that a page with one such block fetches before somebody touches it, or before it is near.
 *
 * @param build The built plugin.
 * @param slug  The block's, or the noun's that several blocks load.
 * @param until Until when its budget holds.
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

/** What webpack says that a page fetches with a view module; nothing where there is none. */
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

/** The stylesheet of a block, which serves both directions. */
export function weighStyle( build: string, slug: string ): Weight {
	return weigh( build, `the stylesheet of ${ slug }`, [
		...[ 'blocks', 'panels', 'shared' ].map(
			( kind ) => `${ kind }/${ slug }/style.css`
		),
	] );
}

/** Of the files named, those that stand in the build. */
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
