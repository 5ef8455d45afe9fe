/** What the visitor's script says. Sentences about single fields stand in the page: the server says the same ones. */
export const viewMessages = {
	sending: 'Sending your message…',
	check: 'Your message was not sent yet. Please check: %s',
	failed: 'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.',
};
