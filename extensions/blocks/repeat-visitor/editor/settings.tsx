import { FieldProblem } from '#shared/ui';
import { BlockIcon, InspectorControls } from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	Placeholder,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { ROOT_CLASS, type Rule } from '../markup';
import { messages } from '../messages';
import { CRITERIA, parseThreshold } from '../rules/visits';

/**
 * The settings in the block: the number of visits, whether the content is shown before or after them, and a sentence
 * that explains the result.
 */
export function Settings( {
	rule,
	onChange,
}: {
	rule: Rule;
	onChange( rule: Partial< Rule > ): void;
} ): ReactNode {
	const noticeId = useId();
	const { field, isInvalid } = useThreshold( rule.threshold, ( threshold ) =>
		onChange( { threshold } )
	);
	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } /> }
			label={ messages.title() }
			className={ `${ ROOT_CLASS }__settings` }
		>
			<TextControl
				{ ...field }
				label={ messages.threshold() }
				aria-describedby={ noticeId }
			/>
			<RadioControl
				label={ messages.visibility() }
				selected={ rule.criteria }
				options={ CRITERIA.map( ( value ) => ( {
					value,
					label: messages.visibilityOf[ value ](),
				} ) ) }
				onChange={ ( next ) =>
					onChange( {
						criteria: CRITERIA.find( ( each ) => each === next ),
					} )
				}
			/>
			<div id={ noticeId } className={ `${ ROOT_CLASS }__notice` }>
				<Notice
					status={ isInvalid ? 'error' : 'info' }
					isDismissible={ false }
				>
					{ isInvalid
						? messages.invalidThreshold()
						: messages.audience( rule ) }
				</Notice>
			</div>
		</Placeholder>
	);
}

/** The same settings in the sidebar, but with the choice between new and returning visitors first. */
export function Sidebar( {
	rule,
	onChange,
}: {
	rule: Rule;
	onChange( rule: Partial< Rule > ): void;
} ): ReactNode {
	const { field, isInvalid } = useThreshold( rule.threshold, ( threshold ) =>
		onChange( { threshold } )
	);
	return (
		<InspectorControls>
			<PanelBody title={ messages.who() }>
				<RadioControl
					label={ messages.showTo() }
					selected={ rule.criteria }
					options={ [ ...CRITERIA ].reverse().map( ( value ) => ( {
						value,
						label: messages.showToOf[ value ](),
					} ) ) }
					onChange={ ( next ) =>
						onChange( {
							criteria: CRITERIA.find(
								( each ) => each === next
							),
						} )
					}
				/>
				<TextControl
					{ ...field }
					label={ messages.newVisits() }
					help={
						isInvalid ? (
							<FieldProblem>
								{ messages.invalidThreshold() }
							</FieldProblem>
						) : (
							messages.visitHelp()
						)
					}
				/>
				<p>{ messages.audience( rule ) }</p>
			</PanelBody>
		</InspectorControls>
	);
}

/**
 * A field for the number of visits. Keeps invalid text in the field and the previous threshold in the post, so that
 * typing `2.5` never saves 2.
 */
function useThreshold(
	threshold: number,
	onChange: ( threshold: number ) => void
) {
	const [ { typed, former }, setTyped ] = useState( {
		typed: String( threshold ),
		former: threshold,
	} );
	const isInvalid = parseThreshold( typed ) === null;
	// The threshold may change outside the field, for example by Undo.
	const value =
		isInvalid || parseThreshold( typed ) === threshold
			? typed
			: String( threshold );
	return {
		isInvalid,
		field: {
			__next40pxDefaultSize: true as const,
			type: 'number' as const,
			min: 1,
			step: 1,
			inputMode: 'numeric' as const,
			value,
			'aria-invalid': isInvalid,
			onFocus: () => setTyped( { typed: value, former: threshold } ),
			onChange( next: string ) {
				const parsed = parseThreshold( next ) ?? former;
				setTyped( { typed: next, former } );
				if ( parsed !== threshold ) {
					onChange( parsed );
				}
			},
		},
	};
}
