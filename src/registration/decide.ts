import type { ExtensionData } from '#shared/definitions';
import type { Availability, InitialState } from '#shared/initial-state';

/** Why an extension is not registered. Only `unavailable` is news to an author; the rest is by design. */
type Skip =
	| { kind: 'skip'; why: 'list-off' | 'needs-post-editor' }
	| {
			kind: 'skip';
			why: 'unavailable';
			reason: string;
			details: readonly unknown[];
	  };

/** The decision about an extension. */
export type Decision =
	| Skip
	| {
			kind: 'register';
			/** A word for the title, or none. */
			badge: 'beta' | null;
			/** Slug of the plan whose upgrade warning goes with the block, or none. */
			upgradeTo: string | null;
	  };

/** An extension that the server says nothing about is unavailable for an unknown reason. */
const UNMENTIONED: Availability = {
	available: false,
	reason: 'unknown',
	details: [],
};

/**
 * Decides whether and how to register an extension, from the server's availability. Pure. A child block follows its
 * parent: pass the parent's data.
 */
export function decide(
	{ slug, list = 'production', needsPostEditor = false }: ExtensionData,
	state: InitialState
): Decision {
	const availability = Object.hasOwn( state.availability, slug )
		? ( state.availability[ slug ] ?? UNMENTIONED )
		: UNMENTIONED;
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
	};
}
