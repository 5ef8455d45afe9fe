/**
 * Escapes every special character in HTML, as rich text does; it also writes `>` as an entity. If the value differed
 * from the text that rich text has just written, WordPress before 7.0 would lose the format in which the author types.
 */
export function toRichTextValue( html: string ): string {
	return html.replaceAll( '&gt;', '>' );
}
