import { useEndpoint, withServerMessage } from '#shared/api';
import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { readInitialState, settingsUrl } from '#shared/initial-state';
import { useIsPreview } from '#shared/ui';
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	PanelBody,
	ToggleControl,
	ToolbarDropdownMenu,
	Button,
	ExternalLink,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { readSlots, type Frame } from './api';
import type { AdFormat, attributes as schema } from './attributes';
import { icon } from './icon';
import { messages } from './messages';
import { formatClass, ROOT_CLASS, stateClasses } from './save';
import { AD_FORMATS, adFormat } from './server-data';

/** Shows the ad that visitors will see in the format. */
export function Edit( {
	attributes: { format, hideMobile },
	setAttributes,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const chosen = adFormat( format );
	return (
		<>
			<BlockControls group="block">
				<ToolbarDropdownMenu
					icon={ icon }
					label={ messages.pickFormat() }
					controls={ AD_FORMATS.map( ( each ) => ( {
						title: messages.formatLabel( each ),
						role: 'menuitemradio',
						isActive: each === chosen,
						onClick: () => setAttributes( { format: each.name } ),
					} ) ) }
				/>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ messages.visibility() }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ messages.hideOnMobile() }
						help={ messages.hideHelp() }
						checked={ hideMobile }
						onChange={ ( next ) =>
							setAttributes( { hideMobile: next } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: stateClasses( chosen.name, hideMobile ),
				} ) }
			>
				<Frames format={ chosen } />
			</div>
		</>
	);
}

/** Shows the ad that visitors will see in a format. If they will not see an ad, explains why and how to set one up. */
function Frames( { format }: { format: AdFormat } ): ReactNode {
	const slots = useEndpoint( readSlots, useIsPreview() ? null : {} );
	const frames = slots.data?.get( format.name ) ?? [];
	if ( frames.length ) {
		return frames.map( ( frame ) => (
			<VisitorsFrame
				key={ frame.format }
				frame={ frame }
				isAlone={ frames.length === 1 }
			/>
		) );
	}
	return (
		<>
			<Place format={ format } />
			{ slots.status === 'done' && <NothingShows /> }
			{ slots.status === 'failed' && (
				<p className={ `${ ROOT_CLASS }__note` } role="alert">
					{ withServerMessage( messages.notAsked(), slots.error ) }{ ' ' }
					<Button variant="link" onClick={ slots.retry }>
						{ messages.tryAgain() }
					</Button>
				</p>
			) }
		</>
	);
}

/**
 * An ad frame that visitors see. If the frame does not fit and there is no other frame for narrow pages, the stylesheet
 * shows a note.
 */
function VisitorsFrame( {
	frame: { format, picture, when },
	isAlone,
}: {
	frame: Frame;
	/** Whether there is no other frame for narrow pages. */
	isAlone: boolean;
} ): ReactNode {
	const size = adFormat( format );
	return (
		<>
			<Place
				format={ size }
				when={ when }
				text={ picture ? undefined : messages.codeRuns() }
				picture={ picture ?? undefined }
			/>
			{ isAlone && when === 'needs-width' && (
				<p className={ `${ ROOT_CLASS }__note is-too-narrow` }>
					{ messages.tooNarrow( size ) }
				</p>
			) }
		</>
	);
}

/** An ad frame in the size of its format, with its image or the format's name. */
function Place( {
	format,
	when = '',
	text,
	picture,
}: {
	format: AdFormat;
	when?: Frame[ 'when' ];
	text?: string;
	picture?: NonNullable< Frame[ 'picture' ] >;
} ): ReactNode {
	const label = messages.formatLabel( format );
	const classes = `${ ROOT_CLASS }__frame ${ formatClass( format.name ) } ${ when }`;
	const name = `${ messages.advertisement() }: ${ label }`;
	return picture ? (
		<div className={ `${ classes } is-image` }>
			<span className={ `${ ROOT_CLASS }__label` }>
				{ messages.advertisement() }
			</span>
			<div className={ `${ ROOT_CLASS }__content` }>
				<img
					src={ picture.url }
					width={ picture.width }
					height={ picture.height }
					alt={ picture.alt || name }
				/>
			</div>
		</div>
	) : (
		<div
			className={ `${ classes } is-place` }
			role="img"
			aria-label={ name }
		>
			<strong>{ messages.advertisement() }</strong>
			<span>{ label }</span>
			{ text && format.height > 100 && <span>{ text }</span> }
		</div>
	);
}

function NothingShows(): ReactNode {
	const { can } = readInitialState();
	return (
		<p className={ `${ ROOT_CLASS }__note` }>
			{ messages.nothingShows() }{ ' ' }
			{ can.manageOptions ? (
				<ExternalLink
					href={ settingsUrl( 'blocks', 'dovetail-blocks-ads' ) }
				>
					{ messages.setUp() }
				</ExternalLink>
			) : (
				messages.askSomebody()
			) }
		</p>
	);
}
