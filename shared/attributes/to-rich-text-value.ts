/**
 * Decodes `&gt;`, because a rich text field outputs `>` unescaped. If the value differs from the field's last output,
 * WordPress before 7.0 drops the format (such as bold) that the author is typing in.
 */
export function toRichTextValue( html: string ): string {
	return html.replaceAll( '&gt;', '>' );
}
