import type { EditingProps } from '#shared/definitions';
import { InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	RangeControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { attributes as schema } from '../attributes';
import { profileAddress } from '../markup';
import { messages } from '../messages';

/** A number setting as a slider. */
type Range = 'columns' | 'count' | 'spacing';

/** Settings of the account and of the layout. */
export function Inspector( {
	attributes,
	setAttributes,
	total,
	onForget,
}: EditingProps< typeof schema > & {
	/** Number of the account's posts, at most thirty; undefined while unknown. */
	total: number | undefined;
	onForget(): void;
} ): ReactNode {
	const { count, instagramUser, isStackedOnMobile } = attributes;
	const slider = ( name: Range ) => (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages[ name ]() }
			value={ attributes[ name ] }
			min={ schema[ name ].min }
			max={ schema[ name ].max }
			onChange={ ( value ) =>
				setAttributes( { [ name ]: value ?? schema[ name ].default } )
			}
		/>
	);
	return (
		<InspectorControls>
			<PanelBody title={ messages.accountSettings() }>
				{ instagramUser && (
					<p>
						{ messages.accountLabel() }{ ' ' }
						<ExternalLink href={ profileAddress( attributes ) }>
							{ `@${ instagramUser }` }
						</ExternalLink>
					</p>
				) }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isDestructive
					onClick={ onForget }
				>
					{ messages.disconnect() }
				</Button>
			</PanelBody>
			<PanelBody title={ messages.displaySettings() }>
				{ total !== undefined && total < count && (
					<div style={ { marginBlockEnd: 16 } }>
						<Notice status="info" isDismissible={ false }>
							{ messages.only( total ) }
						</Notice>
					</div>
				) }
				{ slider( 'count' ) }
				{ slider( 'columns' ) }
				{ slider( 'spacing' ) }
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.stack() }
					help={ messages.stackHelp() }
					checked={ isStackedOnMobile }
					onChange={ ( value ) =>
						setAttributes( { isStackedOnMobile: value } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
