import { readInitialState } from '#shared/initial-state';

/** The services at which plans are bought and looked at, by their names in the initial state. */
export type PlanService =
	/** Where a plan is paid for: site fragment and plan slug come behind it. */
	| 'checkout'
	/** The editor of the hosted type, to which its buyers are brought back. */
	| 'hostedEditor'
	/** Where an author sees her site's plan: the site fragment comes behind it. */
	| 'myPlan';

/** Base address of a service, without a slash at the end; empty when the site gives none. */
export function planService( name: PlanService ): string {
	const { services } = readInitialState();
	return Object.hasOwn( services, name ) ? ( services[ name ] ?? '' ) : '';
}
