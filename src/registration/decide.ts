import type { ExtensionData } from '#shared/definitions';
import type { Availability, InitialState } from '#shared/initial-state';

/**
 * The reason why an extension is not registered. Authors see a message only for `unavailable`, because the other
 * reasons are intended.
 */
type Skip =
	| { kind: 'skip'; why: 'list-off' | 'needs-post-editor' }
	| {
			kind: 'skip';
			why: 'unavailable';
			reason: string;
			details: readonly unknown[];
			connection?: string;
	  };

/** The decision about an extension. */
export type Decision =
	| Skip
	| {
			kind: 'register';
			/** Label to show next to the title; null for none. */
			badge: 'beta' | null;
			/** Slug of the plan that the block's upgrade warning offers; null without a warning. */
			upgradeTo: string | null;
	  };

/** Availability of an extension that is missing in the server's data. */
const UNKNOWN_REASON: Availability = {
	available: false,
	reason: 'unknown',
	details: [],
};

/**
 * Decides whether and how to register an extension, based on the server's availability data. A pure function. For a
 * child block, pass the parent's data.
 */
export function decide(
	{ slug, list = 'production', needsPostEditor = false }: ExtensionData,
	state: InitialState
): Decision {
	const availability = Object.hasOwn( state.availability, slug )
		? ( state.availability[ slug ] ?? UNKNOWN_REASON )
		: UNKNOWN_REASON;
	if ( ! availability.available && availability.reason === 'not_listed' ) {
		return { kind: 'skip', why: 'list-off' };
	}
	if ( needsPostEditor && ! state.hasPostEditor ) {
		return { kind: 'skip', why: 'needs-post-editor' };
	}
	const badge = list === 'beta' ? 'beta' : null;
	if ( availability.available ) {
		return { kind: 'register', badge, upgradeTo: null };
	}
	if ( availability.reason === 'missing_plan' && availability.requiredPlan ) {
		return {
			kind: 'register',
			badge,
			upgradeTo: availability.requiredPlan,
		};
	}
	return {
		kind: 'skip',
		why: 'unavailable',
		reason: availability.reason,
		details: availability.details,
		connection: availability.connection,
	};
}
