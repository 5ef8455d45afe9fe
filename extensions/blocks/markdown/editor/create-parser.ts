import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { alignCells } from './align-cells';
import { linkFootnotes } from './link-footnotes';
import { showTasks } from './show-tasks';

/**
 * CommonMark with tables, strikethrough, footnotes and task lists. HTML in the source is let through:
 * what it may hold is the sanitiser's to decide, never the parser's.
 */
export function createParser(): MarkdownIt {
	return new createMarkdownIt( { html: true } )
		.use( footnotes )
		.use( linkFootnotes )
		.use( alignCells )
		.use( showTasks );
}
