/**
 * Texts of the view script. The page's HTML contains the error texts of fields, because the server shows the same
 * texts.
 */
export const viewMessages = {
	sending: 'Sending your message…',
	check: 'Your message was not sent. Please check: %s',
	failed: 'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.',
};
