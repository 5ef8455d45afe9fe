import { readInitialState } from '#shared/initial-state';

/** Whether the site can hand messages on to other plugins: it is self-hosted, and connected to who answers these calls. */
export function hasIntegrations(): boolean {
	const { siteType, isPlatformConfigured } = readInitialState();
	return siteType !== 'simple' && isPlatformConfigured;
}
