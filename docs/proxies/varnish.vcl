vcl 4.1;
# Varnish 7.1 or newer as a cache before one or several instances of Tableside: /etc/varnish/default.vcl
# (docs/operating/cdn.md). What ends TLS stands before it, as Hitch with the PROXY protocol.
# The site needs: PUBLIC_URL=https://www.example.com TRUSTED_PROXIES=127.0.0.1 (the address of this machine as
# the instances see it) CDN_PURGE_URLS=http://127.0.0.1:6081/ (where the instances reach Varnish).

import std;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}

# Several instances: further backends, and a director of vmod_directors over them.
backend one {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  # Menus that say at once what is sold out stay open for hours, and say something every 25 s.
  .first_byte_timeout = 75s;
  .between_bytes_timeout = 75s;
}

# Who may purge: the instances.
acl instances {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ instances) {
      return (synth(405));
    }
    ban("obj.http.Surrogate-Key ~ " + req.http.Surrogate-Key);
    return (synth(200));
  }
  # Set, not added to: what a visitor says of their own address counts nowhere.
  set req.http.X-Forwarded-For = client.ip;
  # Visitors do not choose what is traced.
  unset req.http.traceparent;
  # A copy whose time is over goes out only where the site has failed to answer: see vcl_synth.
  if (req.restarts == 0) {
    unset req.http.X-Last-Try;
    set req.grace = 0s;
  } else {
    set req.http.X-Last-Try = "1";
    set req.grace = 24h;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What is one visitor's, the staff's drafts, and the data for the router in the browser.
  if (req.url ~ "^/(api|admin|my|preview)([/?]|$)" || req.http.Cookie ~ "tableside-draft=" || req.http.RSC) {
    return (pass);
  }
  # Pages are the same for everyone, whatever cookies somebody has.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Not in the place of a copy that may still go out.
    if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Kept is what the site says that a cache may keep, and nothing else.
  if (beresp.http.Cache-Control !~ "(s-maxage=|immutable)" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control ~ "stale-if-error=") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  }
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Last-Try)) {
    return (abandon);
  }
}

sub vcl_synth {
  # The site has failed: a copy goes out, if there is one that may, else what the site answers.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  # For who looks whether it works.
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
  # These are for Varnish alone.
  unset resp.http.Surrogate-Key;
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=\d+(, stale-[a-z-]+=\d+)*", "");
}
