import type { MarkdownIt, Token } from 'markdown-it';
import {
	NOTE_BACK_CLASS,
	NOTE_ID,
	NOTE_REF_CLASS,
	NOTE_REF_ID,
	NOTES_CLASS,
} from '../markup';

/** Number of a note, from 1, and which mention of it this is, from 0. */
function place( token: Token | undefined ): { note: number; mention: number } {
	const { id = 0, subId = 0 }: { id?: number; subId?: number } =
		token?.meta ?? {};
	return { note: id + 1, mention: subId };
}

const noteId = ( token: Token | undefined, print: string ) =>
	`${ NOTE_ID }-${ print }-${ place( token ).note }`;

function refId( token: Token | undefined, print: string ): string {
	const { note, mention } = place( token );
	return `${ NOTE_REF_ID }-${ print }-${ note }${
		mention ? `-${ mention }` : ''
	}`;
}

/** Numbers that lead to the notes below, and arrows that lead back. `env.print` tells the block's notes from others'. */
export function linkFootnotes( parser: MarkdownIt ): void {
	Object.assign( parser.renderer.rules, {
		footnote_ref: ( tokens: Token[], at: number, _: object, env: Env ) =>
			`<sup class="${ NOTE_REF_CLASS }"><a href="#${ noteId(
				tokens[ at ],
				env.print
			) }" id="${ refId( tokens[ at ], env.print ) }" role="doc-noteref">${
				place( tokens[ at ] ).note
			}</a></sup>`,
		footnote_block_open: () => `<hr>\n<ol class="${ NOTES_CLASS }">\n`,
		footnote_block_close: () => '</ol>\n',
		footnote_open: ( tokens: Token[], at: number, _: object, env: Env ) =>
			`<li id="${ noteId( tokens[ at ], env.print ) }">`,
		footnote_anchor: ( tokens: Token[], at: number, _: object, env: Env ) =>
			` <a class="${ NOTE_BACK_CLASS }" href="#${ refId(
				tokens[ at ],
				env.print
			) }" role="doc-backlink">\u21a9\ufe0e</a>`,
	} );
}

/** What `renderMarkdown` hands along. */
type Env = { print: string };
