import { windowOf } from './window-of';

/** Copies the text of a field. If the browser refuses, the text stays selected and false is returned. */
export async function copyField(
	field: HTMLInputElement | HTMLTextAreaElement
): Promise< boolean > {
	try {
		await windowOf( field ).navigator.clipboard.writeText( field.value );
		return true;
	} catch {
		// Sites without HTTPS have no clipboard API, but can copy selected text.
		field.focus();
		field.select();
		return field.ownerDocument.execCommand( 'copy' );
	}
}
