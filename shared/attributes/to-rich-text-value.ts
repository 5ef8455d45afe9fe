/**
 * HTML with every sign escaped, as rich text itself writes it: there a `>` in text is no entity. Given anything else
 * than what it has just written, WordPress before 7.0 forgets the format in which the author types.
 */
export function toRichTextValue( html: string ): string {
	return html.replaceAll( '&gt;', '>' );
}
