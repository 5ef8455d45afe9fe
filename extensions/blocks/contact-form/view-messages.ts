/** Texts of the view script. The error texts of fields are in the page's HTML, because the server shows them too. */
export const viewMessages = {
	sending: 'Sending your message…',
	check: 'Your message was not sent. Please check: %s',
	failed: 'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.',
};
