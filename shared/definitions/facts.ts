/**
 * Settings, connections, privacy texts and other build-time facts of an extension, as plain data. They are exported as
 * `facts` from `block.ts`, `panel.ts` or `enhancement.ts`; facts of a shared module are in its `facts.ts`. The build
 * collects them for PHP and omits them from the editor's script. The blocks of a family, which a single `block.ts`
 * defines, share the same facts.
 */
export type ExtensionFacts = {
	/** Size budget of the view module if it exceeds the default. */
	viewBudget?: ViewBudget;
	/** Settings for the site owner, by option name. */
	settings?: Readonly< Record< string, SettingFact > >;
	/** The site owner's accounts and keys that the extension can use, by service ID. */
	connections?: Readonly< Record< string, ConnectionFact > >;
	/**
	 * IDs of other extensions' connections that the extension can use, but does not need. The Connections page lists
	 * them with the extension's own connections.
	 */
	uses?: readonly string[];
	/**
	 * A feature that needs no account, listed on the Connections page. All texts are English; the generated PHP
	 * translates them.
	 */
	withoutAccount?: {
		/** Name of the service, or a short description. */
		name: string;
		group: ConnectionGroup;
		/** Purpose of the service in one sentence. */
		purpose: string;
		help: string;
		/** Slug of the pattern for a new page; without one, the page contains only the block. */
		pattern?: string;
	};
	/**
	 * Whether visitors see nothing until an administrator has connected a service or changed a setting. The Overview
	 * does not list such blocks as ready to use.
	 */
	needsSetup?: true;
	/** Services that the browser contacts directly, keyed by name. */
	services?: Readonly< Record< string, ServiceFact > >;
	/**
	 * Prefixes of the options that the extension stores itself, without `dovetail_blocks_`: `form` means
	 * `dovetail_blocks_form_…`. These options are deleted on uninstall.
	 */
	options?: readonly string[];
	/** PHP class under `Dovetail\\`. On uninstall, `end_all()` runs on each site before the site's data is deleted. */
	uninstaller?: string;
	/**
	 * Privacy policy text that is the same on every site. Texts that depend on settings are added with the filter
	 * `dovetail_blocks_privacy_parts`.
	 */
	privacy?: { title: string; text: string };
	/** For readme.txt: why the extension uses the platform, and which visitor data it sends there. */
	platform?: { use: string; sends?: string };
	/** Whether the extension does nothing on a site without a platform, so that the guide there does not list it. */
	needsPlatform?: true;
	/** For readme.txt: other servers that the browser or the site contacts. */
	externalServices?: readonly ExternalService[];
	embed?: EmbedFact;
	/** Paths of REST requests that the block's example in the inserter sends. */
	exampleRequests?: readonly string[];
	/** Slug of the plan that the extension requires on the mock platform, to test upgrade offers. */
	mockPlan?: string;
};

/** Size budget of a view module (ARCHITECTURE §9). */
export type ViewBudget = {
	/** Gzip size in KB (1,024 bytes). */
	kilobytes: number;
	/**
	 * Limits the code that counts toward the budget. With `near`, code does not count if `import()` loads it when the
	 * block comes near the viewport; with `touch`, if it loads when a visitor interacts with the block.
	 */
	until?: 'near' | 'touch';
};

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
			 * Type of input: a single line, a URL, several lines, paragraphs, or a secret that is never shown again.
			 * Only connections have secrets.
			 */
			control: 'text' | 'url' | 'lines' | 'prose' | 'secret';
			checks: readonly SettingCheck[];
	  }
	| {
			/** A single email address, or nothing. */
			control: 'email';
			/** Error message for a value that is not an email address. */
			problem: string;
	  }
	| {
			control: 'number';
			/** Maximum value (an integer). The minimum and the default are 0. */
			max: number;
			/** Error message with `%s` for the maximum. */
			problem: string;
	  }
	| {
			control: 'choice';
			choices: readonly { value: string; label: string }[];
			/** One of the choices. */
			default: string;
			/** Error message for a value that is not one of the choices. */
			problem: string;
	  }
	| { control: 'toggle'; default: boolean }
);

type SettingFact = Field & {
	section:
		'services' | 'posts' | 'blocks' | 'mail' | 'subscribers' | 'privacy';
};

/** Groups of services, in the order of the Connections page. */
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

/** The site owner's account or key for a service. All texts are English; the generated PHP translates them. */
export type ConnectionFact = {
	/** The service's name, which is not translated. */
	name: string;
	/** Purpose of the connection in one sentence. */
	purpose: string;
	group: ConnectionGroup;
	/** Connections in a group with the same `choice` are alternatives: the site needs only one. */
	choice?: string;
	/** Type of the service. Part of WordPress's option name for the key or password. */
	type: string;
	/** URL of the page where the owner gets a key or creates an account. */
	where?: string;
	/**
	 * Two or three sentences that explain how to get the values of the fields. The text between `<a>` and `</a>` links
	 * to `where`.
	 */
	steps?: readonly string[];
	/** Paragraphs about the fields that only some owners need. Collapsed on the Connections page. */
	details?: readonly string[];
	/** Names of required fields. Without their values, the service is not contacted. */
	requires?: readonly string[];
	help: string;
	/** When the service is contacted. Shown with `sends` in the connection's details and in readme.txt. */
	when: string;
	sends: string;
	/** URLs of the terms and the privacy policy, or a sentence that says whose terms apply. */
	terms: { terms: string; privacy: string } | string;
	/** Other names of the service that endpoints and the site use besides the connection's ID. */
	services?: readonly string[];
	/** Name of the setting that contained the key in earlier versions. */
	formerSetting?: string;
	/**
	 * Values that connect the playground to the mock service, keyed by field name. For a single key, the field name is
	 * `key`.
	 */
	mockValues?: Readonly< Record< string, string > >;
	/**
	 * PHP class with a method `check( array $values )` that contacts the service. The method returns "Connected as …",
	 * or a `WP_Error` with a sentence.
	 */
	check?: string;
} & (
	| {
			/**
			 * A single key. The owner enters the key on WordPress's Connectors screen, if the WordPress version has
			 * one.
			 */
			method: 'api_key';
			/** Whether browsers receive the key, so that it is not secret. */
			isPublic?: boolean;
			checks: readonly SettingCheck[];
	  }
	| {
			/** No input needed, because the service is available to everyone. */
			method: 'none';
	  }
	| {
			/**
			 * A username and an application password. The owner enters them on WordPress's Connectors screen, if the
			 * WordPress version has one. Other fields are on our page.
			 */
			method: 'application_password';
			fields: Readonly<
				{ username: Field; password: Field } & Record< string, Field >
			>;
	  }
	| {
			/** Several values, entered on our own page. The service is connected once the first field has a value. */
			method: 'fields';
			fields: Readonly<
				Record<
					string,
					Field & {
						/**
						 * Whether only some owners need the field. Collapsed together with `details` until it has a
						 * value.
						 */
						isOptional?: boolean;
					}
				>
			>;
	  }
	| {
			/** Like `fields`, but only the first value must be entered. The plugin can request the others from the service. */
			method: 'oauth';
			fields: Readonly< Record< string, Field > >;
			/**
			 * PHP class that requests the values: `ask()` returns the URL where the owner grants access, and `take()`
			 * returns the values. See the PHP class `Authorization`.
			 */
			consent: string;
	  }
);

/**
 * A service that browsers contact directly. If `key` is set, the service is available only after the owner has entered
 * that key.
 */
type ServiceFact = {
	/** Base URL without a trailing slash. */
	address: string;
	/** ID of the connection that provides the key. */
	key?: string;
	isKeyForEditor?: boolean;
};

/** An embedded service, as plain data for the editor, the server and the view script. */
export type EmbedFact = {
	/** Name of the service, which is not translated. */
	service: string;
	/** Host that the browser contacts, as shown to visitors. */
	host: string;
	/** Hosts that a pasted URL may have, in lower case. */
	hosts: readonly string[];
	/** Key in `services` for the base URL of the frames. */
	base: string;
	/** Tokens of the frame's `sandbox` attribute. List only tokens that the service needs. */
	sandbox: string;
	allow?: string;
	/** Type of the `postMessage` message in which the embedded page reports its height. */
	heights?: string;
	/**
	 * PHP class of an embed block, under `Dovetail\\`. Its method `frame( array $attributes ): ?array` returns the
	 * frame's data. Its method `link_text(): string` returns the text of the link on the page.
	 */
	server?: string;
};

/** A section of readme.txt about a service that the plugin contacts. */
export type ExternalService = {
	title: string;
	/** Names of the service that endpoints and the site use. */
	services?: readonly string[];
	use: string;
	when: string;
	sends: string;
	/** URLs of the terms and the privacy policy, or a sentence that says whose terms apply. */
	terms: { terms: string; privacy: string } | string;
};
