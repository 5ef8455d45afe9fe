import { sourcePrint } from '../rules/source-print';
import { createParser } from './create-parser';
import { sanitiseHtml } from './sanitise-html';

const parser = createParser();

/** Markdown → the HTML that is saved and shown. */
export function renderMarkdown( markdown: string ): string {
	return sanitiseHtml(
		parser.render( markdown, { print: sourcePrint( markdown ) } )
	);
}
