<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** The styles of the two screens; printed there and nowhere else. */
final class Entries_Style {
	const CSS = '
.fixed .column-sender{width:26%}.fixed .column-form{width:18%}.fixed .column-sent{width:18%}
.column-sender,.column-message{overflow-wrap:anywhere}
.wp-list-table .column-sender .row-title,.wp-list-table .column-sender .row-title strong{font-weight:400}
.wp-list-table .is-unread .row-title strong{font-weight:700}
.is-unread .column-message,.is-unread .column-sent{font-weight:600}
.dovetail-entries__when{display:none}
.dovetail-entries__state{display:inline-block;margin-inline-start:6px;padding:0 8px;border-radius:4px;background:#2271b1;color:#fff;font-size:12px;line-height:20px;font-weight:600}
.dovetail-entry__head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;justify-content:space-between;max-width:60em}
.dovetail-entry__head h1{overflow-wrap:anywhere;min-width:0}
.dovetail-entry__ways{display:flex;gap:8px}
.dovetail-entry dl{display:grid;grid-template-columns:minmax(8em,14em) minmax(0,1fr);gap:0;max-width:60em;margin:1.5em 0;background:#fff;border:1px solid #c3c4c7}
.dovetail-entry dt,.dovetail-entry dd{margin:0;padding:12px 16px;border-block-end:1px solid #f0f0f1;overflow-wrap:anywhere}
.dovetail-entry dt{font-weight:600}.dovetail-entry dd{white-space:pre-wrap}
.dovetail-entry dt:last-of-type,.dovetail-entry dd:last-of-type{border:0}
.dovetail-entry__actions{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
.dovetail-entry__notes{max-width:60em;margin-block-start:2em}
.dovetail-entry__notes ul{margin:0}
.dovetail-entry__notes li{margin:0 0 8px;padding:12px 16px;background:#fff;border:1px solid #c3c4c7;overflow-wrap:anywhere}
.dovetail-entry__notes li p{margin:0 0 4px;white-space:pre-wrap}
.dovetail-entry__notes textarea{display:block;width:100%;margin:4px 0 8px}
.dovetail-entry__notes .submitdelete{color:#b32d2e}
@media(max-width:782px){
.dovetail-entries__when{display:block;font-weight:400;color:#50575e}
.wp-list-table tr:not(.is-expanded) .column-sender .row-actions{display:none}
.wp-list-table .toggle-row{height:44px}
.tablenav.top .actions.dovetail-entries__export{display:block;padding:0 0 8px;float:none}
.dovetail-entry dl{display:block}.dovetail-entry dt{padding-block-end:0;border:0}
.dovetail-entry__actions .submitdelete{padding:12px 0}
}';
}
