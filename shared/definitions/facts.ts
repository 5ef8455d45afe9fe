/**
 * Settings, connections, privacy texts and other build-time facts of an extension, as plain data. They are exported as
 * `facts` from `block.ts`, `panel.ts` or `enhancement.ts`; facts of a shared module are in its `facts.ts`. The build
 * collects them for PHP and omits them from the editor's script. The blocks of a family share one set.
 */
export type ExtensionFacts = {
	/** Size budget of the view module if it exceeds the default. */
	viewBudget?: ViewBudget;
	/** Settings for the site owner, by option name. */
	settings?: Readonly< Record< string, SettingFact > >;
	/** The owner's accounts and keys that the extension can use, by the ID of the service. */
	connections?: Readonly< Record< string, ConnectionFact > >;
	/** IDs of connections that it can use but neither declares nor requires; they are listed beside its own. */
	uses?: readonly string[];
	/**
	 * A feature that needs no account, listed on the Connections page. Texts are in English, as in `ConnectionFact`.
	 */
	withoutAccount?: {
		/** Name of the service, or a short description. */
		name: string;
		group: ConnectionGroup;
		/** Purpose in one sentence. */
		purpose: string;
		/** Instructions for using the feature. */
		help: string;
	};
	/** Services that the browser contacts directly once the site has a key, keyed by name. */
	services?: Readonly< Record< string, ServiceFact > >;
	/**
	 * Prefixes of options that the extension stores itself: `form` means `dovetail_blocks_form_…`. Deleted on
	 * uninstall.
	 */
	options?: readonly string[];
	/** PHP class, under `Dovetail\\`, whose `end_all()` runs on each site before its data is deleted on uninstall. */
	uninstaller?: string;
	/**
	 * Privacy policy text that is the same on every site. Texts that depend on settings are added with the filter
	 * `dovetail_blocks_privacy_parts`.
	 */
	privacy?: { title: string; text: string };
	/** For readme.txt: the purpose for which the extension uses the platform, and the visitor data that it sends. */
	platform?: { use: string; sends?: string };
	/** For readme.txt: other servers that the browser or the site contacts. */
	externalServices?: readonly ExternalService[];
	/** The embedded service and the permissions of its frame. */
	embed?: EmbedFact;
	/** Paths of REST requests that the block's example in the inserter sends. */
	exampleRequests?: readonly string[];
	/** Slug of a plan that it requires on the mock platform when an upgrade is offered. */
	mockPlan?: string;
};

/** Size budget of a view module (ARCHITECTURE §9). */
export type ViewBudget = {
	/** Gzip size in KB of 1024 bytes. */
	kilobytes: number;
	/**
	 * Which code counts. With `near`, code that is loaded with `import()` when the block comes near the viewport does
	 * not count.
	 */
	until?: 'near' | 'touch';
};

/** A check of a text, and the error message if it fails. */
type SettingCheck = {
	/** A regular expression that works in JavaScript and PHP, without `~`. */
	pattern: string;
	/** Whether the pattern matches invalid values instead of valid ones. */
	isRefused?: boolean;
	problem: string;
};

/** A field that the site owner fills in. All texts are English; the generated PHP translates them. */
export type Field = {
	label: string;
	help: string;
} & (
	| {
			/**
			 * A single line, a URL, several lines, paragraphs, or a value that is never shown again. Only connections
			 * have secrets.
			 */
			control: 'text' | 'url' | 'lines' | 'prose' | 'secret';
			checks: readonly SettingCheck[];
	  }
	| {
			control: 'number';
			/** The maximum integer. The minimum is 0, which is also the default. */
			max: number;
			/** Error message with `%s` for the maximum. */
			problem: string;
	  }
	| {
			control: 'choice';
			choices: readonly { value: string; label: string }[];
			/** The default, which must be one of the values. */
			default: string;
			/** Error message for any other value. */
			problem: string;
	  }
	| { control: 'toggle'; default: boolean }
);

/** A field of the settings page, with its tab. */
type SettingFact = Field & {
	section: 'services' | 'blocks' | 'mail' | 'subscribers' | 'privacy';
};

/** Purposes by which the Connections page groups services, in its order. */
export const CONNECTION_GROUPS = [
	'payments',
	'newsletters',
	'networks',
	'pictures',
	'places',
	'bookings',
	'forms',
] as const;

export type ConnectionGroup = ( typeof CONNECTION_GROUPS )[ number ];

/** The owner's account or key at a service. All texts are English; the generated PHP translates them. */
export type ConnectionFact = {
	/** The service's name, not translated. */
	name: string;
	/** Purpose in one sentence. */
	purpose: string;
	group: ConnectionGroup;
	/** Connections of a group with the same choice are alternatives: one is enough. */
	choice?: string;
	/** Type of service, which is part of WordPress's option name. */
	type: string;
	/** URL of the page where the owner gets a key or creates an account. */
	where?: string;
	/** Two or three sentences that say how to get the values of the fields. The text between `<a>` and `</a>` links to `where`. */
	steps?: readonly string[];
	/** Names of the fields without which the service is not contacted. */
	requires?: readonly string[];
	help: string;
	/** When the service is contacted, and which data it receives; shown in its details and in readme.txt. */
	when: string;
	sends: string;
	/** URLs of the terms, or a text that says whose terms apply. */
	terms: { terms: string; privacy: string } | string;
	/** Further names of the service in endpoints and on the site, in addition to its ID. */
	services?: readonly string[];
	/** Name of the former setting that contained the key. */
	formerSetting?: string;
	/** Values that the playground enters for the mock service, by field; `key` for a single one. */
	mockValues?: Readonly< Record< string, string > >;
	/**
	 * PHP class with a `check( array $values )` that contacts the service. Returns "Connected as …", or a `WP_Error`
	 * with a sentence.
	 */
	check?: string;
} & (
	| {
			/** A single key, entered on WordPress's own screen if it has one. */
			method: 'api_key';
			/** Whether the key is public because visitors or authors get it. */
			isPublic?: boolean;
			checks: readonly SettingCheck[];
	  }
	| {
			/** Needs no input, because the service is available to everyone. */
			method: 'none';
	  }
	| {
			/**
			 * A username and an application password, entered on WordPress's own screen where it exists; other fields
			 * are on our page.
			 */
			method: 'application_password';
			fields: Readonly<
				{ username: Field; password: Field } & Record< string, Field >
			>;
	  }
	| {
			/** Several values, entered on our own page. The connection counts as set when the first one is. */
			method: 'fields';
			fields: Readonly< Record< string, Field > >;
	  }
	| {
			/** Like `fields`, but the values after the first can be requested from the service. */
			method: 'oauth';
			fields: Readonly< Record< string, Field > >;
			/**
			 * PHP class that requests them: `ask()` returns the URL where the owner grants access, and `take()` returns
			 * the values. See the PHP class `Authorization`.
			 */
			consent: string;
	  }
);

/** A service that browsers contact. With `key`, it is on when the key is set; otherwise it is always on. */
type ServiceFact = {
	/** Base URL without a trailing slash. */
	address: string;
	/** ID of the connection that provides the key. */
	key?: string;
	/** Whether the editor receives the key. */
	isKeyForEditor?: boolean;
};

/** An embedded service, as plain data for the editor, the server and the view script. */
export type EmbedFact = {
	/** Name of the service, not translated. */
	service: string;
	/** Host that the browser contacts, as shown to visitors. */
	host: string;
	/** Hosts that a pasted URL may have, in lower case. */
	hosts: readonly string[];
	/** Key in `services` under which the base URL of its frames is stored. */
	base: string;
	/** Tokens of the frame's `sandbox` attribute; lists only those that the service needs. */
	sandbox: string;
	/** The frame's permissions policy. */
	allow?: string;
	/** Name of the message with which the embedded page reports its height. */
	heights?: string;
	/**
	 * PHP class of an embed block, under `Dovetail\\`. Its method `frame( array $attributes ): ?array` returns the data
	 * of the frame, and `link_text(): string` the text of the link on the page.
	 */
	server?: string;
};

/** A section of readme.txt. */
export type ExternalService = {
	/** Heading of the section. */
	title: string;
	/** Names of the service in endpoints and on the site. */
	services?: readonly string[];
	use: string;
	when: string;
	sends: string;
	/** URLs of the terms, or a text that says whose terms apply. */
	terms: { terms: string; privacy: string } | string;
};
