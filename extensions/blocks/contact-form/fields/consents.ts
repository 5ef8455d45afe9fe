/** Default consent texts in English. The editor and the page translate these texts. */
export const CONSENTS = {
	implicit:
		'By sending this form you agree that we may write to you by email. You can unsubscribe at any time.',
	explicit:
		'Yes, you may write to me by email. I can unsubscribe at any time.',
};
