/**
 * Settings, connections, privacy texts and other build-time facts of an extension, as plain data. They are exported as
 * `facts` from `block.ts`, `panel.ts` or `enhancement.ts`; facts of a shared module are in its `facts.ts`. The build
 * collects them for PHP and leaves them out of the editor's script. A family has one set.
 */
export type ExtensionFacts = {
	/** Size budget of the view module, where it exceeds the default. */
	viewBudget?: ViewBudget;
	/** Settings for the site owner, by option name. */
	settings?: Readonly< Record< string, SettingFact > >;
	/** The owner's own accounts and keys that it can use, by the plain id of the service, which others know it by, too. */
	connections?: Readonly< Record< string, ConnectionFact > >;
	/** Ids of connections that it can use, states nothing of and does without: for their cards. */
	uses?: readonly string[];
	/** Services that the browser asks directly once the site has a key, by name. */
	services?: Readonly< Record< string, ServiceFact > >;
	/** Prefixes of options the extension stores itself: `form` stands for `dovetail_blocks_form_…`. Deleted on uninstall. */
	options?: readonly string[];
	/** PHP class, under `Dovetail\\`, whose `end_all()` runs in each site before an uninstall deletes its data. */
	uninstaller?: string;
	/**
	 * Privacy policy text that is the same on every site. Texts that depend on settings come from the filter
	 * `dovetail_blocks_privacy_parts`.
	 */
	privacy?: { title: string; text: string };
	/** For readme.txt: what it has the platform do, and which data of visitors go there. */
	platform?: { use: string; sends?: string };
	/** For readme.txt: whom else a browser or the site asks for it. */
	externalServices?: readonly ExternalService[];
	/** The embedded service and the permissions of its frame. */
	embed?: EmbedFact;
	/** Paths of the site's own calls that its example in the inserter makes. */
	exampleRequests?: readonly string[];
	/** Slug of a plan that it needs on the mock platform where an upgrade can be bought. */
	mockPlan?: string;
};

/** A budget of a view module (ARCHITECTURE §9). */
export type ViewBudget = {
	/** KB of gzip, 1024 bytes each. */
	kilobytes: number;
	/** Until when it holds: what comes by `import()` when the block nears the viewport counts, unless this says `near`. */
	until?: 'near' | 'touch';
};

/** A check of a text, and the sentence for who entered one that does not pass. */
type SettingCheck = {
	/** A regular expression that both languages understand, without `~`. */
	pattern: string;
	/** The pattern says what is refused, not what is taken. */
	isRefused?: boolean;
	problem: string;
};

/** A field that the owner fills in. All sentences are English; the emitted PHP translates them. */
export type Field = {
	label: string;
	help: string;
} & (
	| {
			/** One line, an address, several lines, paragraphs, or what is never shown again: only connections have secrets. */
			control: 'text' | 'url' | 'lines' | 'prose' | 'secret';
			checks: readonly SettingCheck[];
	  }
	| {
			control: 'number';
			/** Greatest whole number that is taken; the least is 0, which is the default. */
			max: number;
			/** With `%s` for the greatest number. */
			problem: string;
	  }
	| {
			control: 'choice';
			choices: readonly { value: string; label: string }[];
			/** One of the values: what a new site has. */
			default: string;
			/** For a value that is none of them. */
			problem: string;
	  }
	| { control: 'toggle'; default: boolean }
);

/** A field of the settings page and its tab. */
type SettingFact = Field & {
	section: 'services' | 'blocks' | 'mail' | 'privacy';
};

/** An account or a key of the owner's own at a service. All sentences are English; the emitted PHP translates them. */
export type ConnectionFact = {
	/** The service's name, not translated. */
	name: string;
	purpose: string;
	/** The kind of service, part of the name of core's option. */
	type: string;
	/** Address of the page where the owner gets a key or makes an account. */
	where?: string;
	help: string;
	/** When the service is contacted, and which data it receives; shown on its card and in readme.txt. */
	when: string;
	sends: string;
	/** Addresses, or whose they are in words. */
	terms: { terms: string; privacy: string } | string;
	/** Other names under which endpoints and the site know the service; its id is one anyway. */
	services?: readonly string[];
	/** The setting that held its key before there were connections. */
	formerSetting?: string;
	/** What the playground enters for the mock service: values by field, `key` where there is one alone. */
	mockValues?: Readonly< Record< string, string > >;
	/** PHP class whose `check( array $values )` asks the service: "Connected as …", or a `WP_Error` with a sentence. */
	check?: string;
} & (
	| {
			/** One key, entered on WordPress's own screen where it has one. */
			method: 'api_key';
			/** Visitors or authors get to see it, so it is no secret. */
			isPublic?: boolean;
			checks: readonly SettingCheck[];
	  }
	| {
			/** Nothing to enter: it is there for everybody. */
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
			/** Several values, entered on our own page. The connection is there when the first one is. */
			method: 'fields';
			fields: Readonly< Record< string, Field > >;
	  }
	| {
			/** The same, and the service can be asked for what comes after the first value. */
			method: 'oauth';
			fields: Readonly< Record< string, Field > >;
			/** PHP class that asks it: `ask()` says where the owner allows it, `take()` gives the values, as `Consent` calls them. */
			consent: string;
	  }
);

/** A service that is on when its key is set; one without a key is on, and who asks it decides when. */
type ServiceFact = {
	/** Base address, without a slash at the end. */
	address: string;
	/** Id of the connection whose key it takes. */
	key?: string;
	/** Whether the editor receives the key. */
	isKeyForEditor?: boolean;
};

/** An embedded service, as plain data for editor, server and view script. */
export type EmbedFact = {
	/** As it wants to be named, the same in every language. */
	service: string;
	/** Whom showing it asks, for a visitor to read. */
	host: string;
	/** Hosts that a pasted address may name, in small letters. */
	hosts: readonly string[];
	/** The name in `services` under which the address of its frames stands. */
	base: string;
	/** Tokens of the frame's `sandbox`: no more than the service needs. */
	sandbox: string;
	/** Permissions policy of the frame. */
	allow?: string;
	/** Name of the message in which it tells the height of its page. */
	heights?: string;
	/**
	 * PHP class of an embed block, under `Dovetail\\`, with `frame( array $attributes ): ?array`, which says what the frame
	 * loads, and `link_text(): string`, the words of the link on the page.
	 */
	server?: string;
};

/** A section of readme.txt. */
export type ExternalService = {
	/** Heading. */
	title: string;
	/** Names under which endpoints and the site know the service. */
	services?: readonly string[];
	use: string;
	when: string;
	sends: string;
	/** Addresses, or whose they are in words. */
	terms: { terms: string; privacy: string } | string;
};
