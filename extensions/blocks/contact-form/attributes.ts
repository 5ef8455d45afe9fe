import { attr } from '#shared/attributes';

/** What a visitor reads once the message is on its way: a summary of it, a message of the author's, or another page. */
export const THANK_YOUS = [ '', 'message', 'redirect' ] as const;

export type ThankYou = ( typeof THANK_YOUS )[ number ];

/** English for ever; a new form starts with the author's language. */
export const DEFAULT_SUBJECT = 'A new message from your website';

export const attributes = {
	/** Subject of the mail. */
	subject: attr.text( DEFAULT_SUBJECT ),
	/** Addresses with commas between them. Empty: the site's address, looked up when a message is sent. */
	to: attr.text( '' ),
	/** Empty: the summary. */
	customThankyou: attr.oneOf( THANK_YOUS, '' ),
	/** Plain text with line breaks. */
	customThankyouMessage: attr.text( '' ),
	/** Only an `http` or `https` address leads anywhere. */
	customThankyouRedirect: attr.text( '' ),
	/** Whoever writes gets an answer at once, at the address in the form. */
	autoReply: attr.boolean( false ),
	/** Plain text with line breaks, whole. Empty: our sentence in the site's language. */
	autoReplyMessage: attr.text( '' ),
	/** Senders are passed to the CRM, if one accepts messages. */
	jetpackCRM: attr.boolean( true ),
	/** Ids of the mailing lists that get who agrees to news, in a consent that is for news. At first the site's own. */
	mailingLists: attr.list( attr.string(), [ 'site' ], { role: 'content' } ),
	/** Input survives a reload in the visitor's browser, until it is sent or the browser is closed. */
	keepDraft: attr.boolean( true ),
};
