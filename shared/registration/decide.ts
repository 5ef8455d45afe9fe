import type { Listed } from '#shared/definitions';
import type { Availability, InitialState } from '#shared/initial-state';

/** Why an extension is not registered. Only `unavailable` is news to an author; the rest is by design. */
export type Skip =
	| { kind: 'skip'; why: 'not-built' | 'list-off' | 'needs-post-editor' }
	| {
			kind: 'skip';
			why: 'unavailable';
			reason: string;
			details: readonly unknown[];
	  };

/** What becomes of an extension. */
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
 * Decides what becomes of one extension. Pure.
 * A child block follows its parent: hand in the parent's line.
 */
export function decide( listed: Listed, state: InitialState ): Decision {
	if ( ! listed.built ) {
		return { kind: 'skip', why: 'not-built' };
	}
	if ( listed.list !== 'production' && ! state.lists[ listed.list ] ) {
		return { kind: 'skip', why: 'list-off' };
	}
	if ( ! state.hasPostEditor && ! listed.withoutPostEditor ) {
		return { kind: 'skip', why: 'needs-post-editor' };
	}
	const badge = listed.list === 'beta' ? 'beta' : null;
	const availability = Object.hasOwn( state.availability, listed.slug )
		? ( state.availability[ listed.slug ] ?? UNMENTIONED )
		: UNMENTIONED;
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
