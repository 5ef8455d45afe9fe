import { propertyOf } from '#shared/validation';
import { SERVICES, type Service } from '../api';

/** A place where media are looked for, and who asks it: the site by a key of its owner's, or the platform. */
type Source = { id: Service; servedBy: 'site' | 'platform' };

/** Whether the platform answers for a source. */
export const isFromPlatform = (
	raw: readonly unknown[],
	source: Service
): boolean =>
	readSources( raw ).some(
		( { id, servedBy } ) => id === source && servedBy === 'platform'
	);

/** Whether a source shows no more than what an author has picked at its own place: the site sees nothing else of a library. */
export const isPickedElsewhere = (
	raw: readonly unknown[],
	source: Service
): boolean =>
	source === 'google_photos' &&
	readSources( raw ).some(
		( { id, servedBy } ) => id === source && servedBy === 'site'
	);

/** The sources that the site has printed, in the order of the menu. Of two servers of one source the first answers; what is not known is left out. */
export function readSources( raw: readonly unknown[] ): Source[] {
	return SERVICES.flatMap( ( id ) => {
		const entry = raw.find( ( each ) => propertyOf( each, 'id' ) === id );
		return entry
			? [
					{
						id,
						servedBy:
							propertyOf( entry, 'servedBy' ) === 'platform'
								? 'platform'
								: 'site',
					},
				]
			: [];
	} );
}
