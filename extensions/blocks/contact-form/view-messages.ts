/** Texts of the view script. Texts about single fields are in the page, because the server shows the same ones. */
export const viewMessages = {
	sending: 'Sending your message…',
	check: 'Your message was not sent. Check these fields: %s',
	failed: 'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.',
};
