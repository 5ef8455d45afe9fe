import { CONNECTION_GROUPS } from '#shared/definitions';
import { endpoint, wire, type DomainOf, type RecordOf } from '#shared/request';

const fieldShape = {
	name: wire.string,
	label: wire.string,
	help: wire.string,
	control: wire.oneOf( 'text', 'url', 'secret', 'choice', 'toggle' ),
	/** Stored value. Empty for a secret, because the server never sends secrets. */
	value: wire.string,
	/** Whether a value is stored. */
	isStored: wire.boolean,
	/**
	 * The value that the page showed. When saving, the server compares it with the stored value to detect changes by
	 * other users.
	 */
	was: wire.string,
	choices: wire.list(
		wire.record( { value: wire.string, label: wire.string } )
	),
	/** Whether only some owners need the field. Collapsed together with `details` until it has a value. */
	isOptional: wire.boolean,
};

const linkShape = { label: wire.string, url: wire.string };

const connectionShape = {
	id: wire.string,
	name: wire.string,
	group: wire.oneOf( ...CONNECTION_GROUPS ),
	/** Connections in a group with the same `choice` are alternatives. Empty if there are no alternatives. */
	choice: wire.string,
	purpose: wire.string,
	help: wire.string,
	/**
	 * State of the connection. `free` needs no account. `failing` needs attention: the service rejected the entered
	 * values, or the last request failed.
	 */
	state: wire.oneOf( 'free', 'off', 'on', 'failing' ),
	/** Details to show: result of the last check, last response, last failure. */
	sentences: wire.list( wire.string ),
	/** Titles of the blocks that use the connection. */
	users: wire.list( wire.string ),
	/** When the service is contacted and which data it receives; empty for entries that are not services. */
	sent: wire.string,
	/** URL of the page where the owner gets a key; empty if there is none. */
	where: wire.string,
	/**
	 * Sentences that explain how to get the values of the fields. The text between `<a>` and `</a>` links to `where`.
	 */
	steps: wire.list( wire.string ),
	/** Paragraphs about the fields that only some owners need. */
	details: wire.list( wire.string ),
	fields: wire.list( wire.record( fieldShape ) ),
	/** Sentence that explains where to enter the values; empty if this page has the fields. */
	elsewhere: wire.string,
	/** Links to the page where the values are entered, or where the service grants permission. */
	links: wire.list( wire.record( linkShape ) ),
	canCheck: wire.boolean,
};

const connection = wire.record( connectionShape );

/** A row of the page: a connection, or a feature that works without an account. */
export type Connection = RecordOf< typeof connectionShape >;

/** A field of a connection. */
export type ConnectionField = RecordOf< typeof fieldShape >;

/** The connections that the page shows, without secrets. */
export const listConnections = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/connections',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wire.list( connection ),
} );

/** Saves the values of a connection and checks it. Valid fields are saved even if other fields are rejected. */
export const saveConnection = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/connections/{connection}',
	data: {
		/** Values by field. An omitted secret is kept, and an empty secret is removed. */
		values: wire.dictionary( wire.string ),
		/** Original values that the page showed, by field. */
		was: wire.dictionary( wire.string ),
	},
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: wire.record( {
		connection,
		problems: wire.dictionary( wire.string ),
	} ),
} );

/** The saved connection, and the reasons why some fields were not saved. */
export type SavedConnection = DomainOf< typeof saveConnection >;

/** Checks the stored values with the service. */
export const checkConnection = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/connections/{connection}/check',
	servedBy: [ 'site' ],
	capability: 'manage_options',
	wire: connection,
} );
