/** Whether the server offers an extension, and if not, why. */
export type Availability =
	| {
			available: true;
			/** ID of a connection that the block still lacks, although it is offered. */
			connection?: string;
	  }
	| {
			available: false;
			/**
			 * Code of the reason, such as `missing_plan` or `missing_connection`; `unknown` if the server sent no
			 * reason.
			 */
			reason: string;
			/** Additional data from the server, for the developer console. */
			details: readonly unknown[];
			/** ID of a connection that would make the extension available. */
			connection?: string;
			/** Slug of the plan that includes the extension. */
			requiredPlan?: string;
	  };

/** The parsed initial state of the editor. */
export type InitialState = {
	/** Host and path of the site, with `::` for each `/`. */
	siteFragment: string;
	/** `simple` for hosted sites, `atomic` for self-hosted sites. */
	siteType: 'simple' | 'atomic';
	/** URL of the admin, with a trailing slash. */
	adminUrl: string;
	/**
	 * `address` is the URL of the plugin's built files, without a trailing slash. `version` is the version of the
	 * editor script.
	 */
	plugin: { address: string; version: string };
	isUserConnected: boolean;
	isUpgradeNudgeEnabled: boolean;
	availability: Readonly< Record< string, Availability > >;
	/** Translated titles of extensions that the client does not register. */
	titles: Readonly< Record< string, string > >;
	/** Translated titles of the panels for the current post and user, by slug. */
	panels: Readonly< Record< string, string > >;
	/**
	 * Unparsed entries of the plugin's sidebar, keyed by panel slug. Each entry says whether the panel is enabled for
	 * the site.
	 */
	sidebar: Readonly< Record< string, unknown > >;
	/** Whether the edited, unpublished post will be shared as a thread. */
	isThread: boolean;
	/** False on the widgets screen and on other screens without a post. */
	hasPostEditor: boolean;
	isDevelopment: boolean;
	isPlatformConfigured: boolean;
	/** Whether the site owner has opted in to statistics about the upgrade banners. */
	isAnalyticsEnabled: boolean;
	/** Base URLs, without a trailing slash, of services that the browser contacts directly. */
	services: Readonly< Record< string, string > >;
	/** API keys that the author's browser needs, by service. */
	serviceKeys: Readonly< Record< string, string > >;
	/**
	 * Unparsed external media sources that the user can access: `{ id, servedBy }`. Sources that the site itself serves
	 * come first.
	 */
	mediaSources: readonly unknown[];
	can: {
		publishPosts: boolean;
		uploadFiles: boolean;
		manageOptions: boolean;
	};
	/** Language of the site, such as `de-AT`, and country of the site's time zone, such as `AT`. Empty if unknown. */
	site: { language: string; country: string };
};

/**
 * Parses the initial state that PHP printed. Never throws: missing or invalid values get the most restrictive default
 * (not connected, no banner, no statistics, self-hosted, nothing available).
 */
export function parseInitialState( raw: unknown ): InitialState {
	const state = record( raw );
	const jetpack = record( state.jetpack );
	const can = record( state.can );
	const plugin = record( state.plugin );
	const site = record( state.site );
	return {
		siteFragment: string( state.siteFragment ),
		siteType: state.siteType === 'simple' ? 'simple' : 'atomic',
		adminUrl: string( state.adminUrl ),
		plugin: {
			address: string( plugin.address ),
			version: string( plugin.version ),
		},
		isUserConnected: jetpack.is_current_user_connected === true,
		isUpgradeNudgeEnabled: jetpack.enable_upgrade_nudge === true,
		availability: mapRecord( state.availability, parseAvailability ),
		titles: strings( state.titles ),
		panels: strings( state.panels ),
		sidebar: record( state.sidebar ),
		isThread: state.isThread === true,
		hasPostEditor: state.hasPostEditor !== false,
		isDevelopment: state.isDevelopment === true,
		isPlatformConfigured: record( state.platform ).configured === true,
		isAnalyticsEnabled: record( state.analytics ).enabled === true,
		services: strings( state.services ),
		serviceKeys: strings( state.serviceKeys ),
		mediaSources: list( state.mediaSources ),
		can: {
			publishPosts: can.publishPosts === true,
			uploadFiles: can.uploadFiles === true,
			manageOptions: can.manageOptions === true,
		},
		site: {
			language: string( site.language ),
			country: string( site.country ),
		},
	};
}

/**
 * Parses the availability of an extension. A missing reason becomes `unknown`, and details that are not a list are
 * wrapped in one.
 */
function parseAvailability( raw: unknown ): Availability {
	const entry = record( raw );
	if ( entry.available === true ) {
		return {
			available: true,
			connection: string( entry.connection ) || undefined,
		};
	}
	return {
		available: false,
		reason: string( entry.unavailable_reason ) || 'unknown',
		details: list( entry.details ),
		connection: string( entry.connection ) || undefined,
		requiredPlan: string( entry.required_plan ) || undefined,
	};
}

function strings( raw: unknown ): Record< string, string > {
	return Object.fromEntries(
		Object.entries( record( raw ) ).filter(
			( entry ): entry is [ string, string ] =>
				typeof entry[ 1 ] === 'string'
		)
	);
}

function mapRecord< Value >(
	raw: unknown,
	parse: ( entry: unknown ) => Value
): Record< string, Value > {
	return Object.fromEntries(
		Object.entries( record( raw ) ).map( ( [ key, entry ] ) => [
			key,
			parse( entry ),
		] )
	);
}

function record( raw: unknown ): Record< string, unknown > {
	return typeof raw === 'object' && raw !== null && ! Array.isArray( raw )
		? ( raw as Record< string, unknown > )
		: {};
}

function list( raw: unknown ): unknown[] {
	if ( Array.isArray( raw ) ) {
		return raw;
	}
	return raw === undefined || raw === null ? [] : [ raw ];
}

function string( raw: unknown ): string {
	return typeof raw === 'string' ? raw : '';
}
