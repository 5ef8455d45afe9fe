/**
 * Decodes `&gt;`, because a rich text field writes `>` unescaped. If the value differs from what the field just wrote,
 * WordPress before 7.0 drops the format (such as bold) in which the author types.
 */
export function toRichTextValue( html: string ): string {
	return html.replaceAll( '&gt;', '>' );
}
