import { attr } from '#shared/attributes';

/** What a visitor sees after sending: a summary of the message, the author's text, or another page. */
export const THANK_YOUS = [ '', 'message', 'redirect' ] as const;

export type ThankYou = ( typeof THANK_YOUS )[ number ];

/**
 * The default subject is always English, because it is part of the saved format. A new form gets the translated text as
 * its attribute.
 */
export const DEFAULT_SUBJECT = 'A new message from your website';

export const attributes = {
	/** Subject of the emails that the form sends to its recipients. */
	subject: attr.text( DEFAULT_SUBJECT ),
	/** Email addresses separated by commas. Empty means the default recipient at the time of sending. */
	to: attr.text( '' ),
	/** If empty, visitors see the summary of their message. */
	customThankyou: attr.oneOf( THANK_YOUS, '' ),
	/** Plain text of the thank-you message, with line breaks. */
	customThankyouMessage: attr.text( '' ),
	/** URL of the page that visitors see after sending. Schemes other than `http` and `https` are ignored. */
	customThankyouRedirect: attr.text( '' ),
	/** Whether senders get a confirmation email at the address they entered. */
	autoReply: attr.boolean( false ),
	/** Plain text with line breaks. Empty means our default text in the site's language. */
	autoReplyMessage: attr.text( '' ),
	/** Whether messages are passed to a CRM, if the site has one that accepts them. */
	jetpackCRM: attr.boolean( true ),
	/**
	 * IDs of the form's mailing lists. Senders who check a newsletter consent are added to these lists. The default is
	 * the site's own list.
	 */
	mailingLists: attr.list( attr.string(), [ 'site' ], { role: 'content' } ),
	/**
	 * Whether the browser keeps the visitor's input across reloads. The input is deleted after sending and when the
	 * browser is closed.
	 */
	keepDraft: attr.boolean( true ),
};
