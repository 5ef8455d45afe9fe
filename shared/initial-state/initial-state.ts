/** Whether the server offers an extension, and if not, why. */
export type Availability =
	| { available: true }
	| {
			available: false;
			/** `missing_plan`, `missing_connection`, … ; `unknown` when the server gives none. */
			reason: string;
			/** Whatever the server adds, for the development log. */
			details: readonly unknown[];
			/** Slug of the plan that would make it available. */
			requiredPlan?: string;
	  };

/** The parsed initial state of the editor. */
export type InitialState = {
	/** Host and path of the site, `/` written as `::`. */
	siteFragment: string;
	/** `simple`: hosted; `atomic`: self-hosted. */
	siteType: 'simple' | 'atomic';
	/** Address of the admin screens, with a slash at the end. */
	adminUrl: string;
	/** Where the plugin's built files lie, without a slash at the end, and the version of its editor script. */
	plugin: { address: string; version: string };
	isUserConnected: boolean;
	isUpgradeNudgeEnabled: boolean;
	availability: Readonly< Record< string, Availability > >;
	/** Translated titles of the extensions, for those that the client never registers. */
	titles: Readonly< Record< string, string > >;
	/** Translated titles of the panels that have something to say about this post, to this person, by slug. */
	panels: Readonly< Record< string, string > >;
	/** Whether the post that is edited is kept as one that is shared as a thread. */
	isThread: boolean;
	/** False in the widgets screen and wherever else no post is edited. */
	hasPostEditor: boolean;
	isDevelopment: boolean;
	isPlatformConfigured: boolean;
	/** Whether the owner of the site has opted in to counting what authors do with the product's banners. */
	isAnalyticsEnabled: boolean;
	/** Base addresses, without a slash at the end, of the services that the browser calls directly. */
	services: Readonly< Record< string, string > >;
	/** Keys of these services, for those that the author's browser has to show one. */
	serviceKeys: Readonly< Record< string, string > >;
	/** Where else than in the library this person finds media: `{ id, servedBy }`, the site's first. Who offers them reads them. */
	mediaSources: readonly unknown[];
	can: {
		publishPosts: boolean;
		uploadFiles: boolean;
		manageOptions: boolean;
	};
	/** Language of the site, as `de-AT`, and the country of its time zone, as `AT`; empty where they are not known. */
	site: { language: string; country: string };
};

/**
 * Reads what PHP printed. Never throws: whatever is missing or of the wrong type takes the most cautious value
 * (not connected, no nudge, nothing counted, self-hosted, nothing available).
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

/** The record of one extension; a reason that is missing is `unknown`, details that are no list are wrapped in one. */
function parseAvailability( raw: unknown ): Availability {
	const entry = record( raw );
	if ( entry.available === true ) {
		return { available: true };
	}
	return {
		available: false,
		reason: string( entry.unavailable_reason ) || 'unknown',
		details: list( entry.details ),
		...( string( entry.required_plan )
			? { requiredPlan: string( entry.required_plan ) }
			: {} ),
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
