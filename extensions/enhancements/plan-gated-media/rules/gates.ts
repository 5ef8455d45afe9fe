import { blockName } from '#shared/definitions';
import type { InitialState } from '#shared/initial-state';
import { messages } from '../messages';
import type { MediaKind } from './media-kind';

type Attributes = Readonly< Record< string, unknown > >;

/** A feature outside the plan in a core block whose other features are free. */
export type PartGate = {
	/** Slug of a plan that includes the feature. */
	plan: string;
	kind: MediaKind;
	/** Whether library media is excluded too, not only uploads. */
	includesLibrary: boolean;
	sentence(): string;
	/** Returns a sentence about what the author can do instead. */
	still(): string;
	/** Whether the block is still empty. Empty blocks show a notice about the plan. */
	isEmpty( attributes: Attributes ): boolean;
	/** Whether a change to the attributes would add excluded media without using a media picker. */
	isRefused( patch: Attributes, attributes: Attributes ): boolean;
	/** Whether the block was created by dropping an excluded file that has not been uploaded yet. */
	isDropped( attributes: Attributes ): boolean;
};

/** Features outside the plan, by block name. */
export type Gates = {
	part: ReadonlyMap< string, PartGate >;
	/** Blocks that are entirely unavailable without a paid plan. */
	whole: ReadonlySet< string >;
};

const COVER_FILLS = [
	'url',
	'useFeaturedImage',
	'overlayColor',
	'customOverlayColor',
	'gradient',
	'customGradient',
];

const PARTS: Readonly< Record< string, Omit< PartGate, 'plan' > > > = {
	'core/cover': {
		kind: 'video',
		includesLibrary: true,
		sentence: messages.videoCovers,
		still: messages.withPictures,
		isEmpty: ( attributes ) =>
			! COVER_FILLS.some( ( name ) => attributes[ name ] ),
		// A video from another site (`embed-video`). Existing videos of this type can still be changed.
		isRefused: ( { backgroundType }, attributes ) =>
			String( backgroundType ).includes( 'video' ) &&
			backgroundType !== attributes.backgroundType,
		isDropped: () => false,
	},
	'core/audio': {
		kind: 'audio',
		includesLibrary: false,
		sentence: messages.audioUpload,
		still: messages.withoutUpload,
		isEmpty: ( { src } ) => ! src,
		isRefused: () => false,
		isDropped: ( { blob } ) => Boolean( blob ),
	},
};

/**
 * Parses the restrictions in the availability data of `core/cover`, `core/audio` and our blocks. A block without data
 * is free. If the site offers no upgrades, no block is restricted as a whole, because no banner would explain the
 * failure.
 */
export function readGates( {
	availability,
	isUpgradeNudgeEnabled,
}: Pick< InitialState, 'availability' | 'isUpgradeNudgeEnabled' > ): Gates {
	const part = new Map< string, PartGate >();
	const whole = new Set< string >();
	for ( const [ slug, record ] of Object.entries( availability ) ) {
		if (
			record.available ||
			record.reason !== 'missing_plan' ||
			! record.requiredPlan
		) {
			continue;
		}
		const gate = Object.hasOwn( PARTS, slug ) ? PARTS[ slug ] : undefined;
		if ( gate ) {
			part.set( slug, { ...gate, plan: record.requiredPlan } );
		} else if ( isUpgradeNudgeEnabled ) {
			whole.add( blockName( slug ) );
		}
	}
	return { part, whole };
}
