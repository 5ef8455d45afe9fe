import type { Decision } from './decide';

/** Tells a developer which extensions are unavailable and why. Quiet outside development. */
export function logSkipped(
	decided: readonly { slug: string; decision: Decision }[],
	isDevelopment: boolean,
	log: ( message: string, details: readonly unknown[] ) => void
): void {
	if ( ! isDevelopment ) {
		return;
	}
	for ( const { slug, decision } of decided ) {
		if ( decision.kind === 'skip' && decision.why === 'unavailable' ) {
			log(
				`Dovetail Blocks: ${ slug } is not registered (${ decision.reason }).`,
				decision.details
			);
		}
	}
}
