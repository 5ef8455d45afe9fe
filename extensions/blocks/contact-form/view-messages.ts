/**
 * Texts of the view script. Error texts of fields are in the page's HTML instead, because the server shows the same
 * ones.
 */
export const viewMessages = {
	sending: 'Sending your message…',
	check: 'Your message was not sent. Check these fields: %s',
	failed: 'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.',
};
