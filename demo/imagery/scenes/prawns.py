"""Spot prawns grilled in the shell, lemon off the grill, butter with garlic and chili, on a dark plate."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes._table import table_set
from scenes import _food as D
POST = dict(exposure=1.05, sat=1.06, contrast=1.34)

HEAD, BODY = 0.042, 0.108            # lengths along the back

def spine(curl):
    """Centres and directions from the snout (s = 0) to the tail."""
    n = 240; p, out = Vector((0, 0, 0)), []
    for i in range(n + 1):
        s = (HEAD + BODY) * i / n; u = max(0.0, (s - HEAD * 0.8) / (BODY + HEAD * 0.2)); a = -curl * u ** 1.15
        d = Vector((math.cos(a), math.sin(a), 0)); out.append((p.copy(), d)); p += d * ((HEAD + BODY) / n)
    return out

def radius(s):
    if s < HEAD: return 0.0022 + 0.0108 * math.sin(min(1, s / HEAD * 1.12) * math.pi / 2) ** 1.25
    t = (s - HEAD) / BODY; return 0.0124 * (1 - 0.60 * t ** 1.25)

def body(mat, path, seed):
    def fn(t, a):
        s = t * (HEAD + BODY); k = min(239, int(t * 240)); (c, d), (c2, _) = path[k], path[k + 1]; c = c.lerp(c2, t * 240 - k); nrm = Vector((-d.y, d.x, 0)); r = radius(s)
        w = (s - HEAD) / BODY * 6; g = w % 1.0 if w > 0 else 0.5; step = 0.0
        if w > 0: step = 0.10 * g ** 2 - 0.05; r *= 1 + step
        back, up = math.cos(a), math.sin(a); ridge = 0.10 * max(0, back) ** 6 * (1 if w < 0 else 0.5)
        tip = min(1.0, s / 0.0015) ** 0.5; end = min(1.0, (HEAD + BODY - s) / 0.002) ** 0.5
        v = c + nrm * (r * 1.08 * back * (1 + ridge)) * tip * end + Vector((0, 0, 1)) * r * 0.84 * up * tip * end
        v += Vector((0, 0, 1)) * 0.00025 * noise.fractal(v * 180 + Vector((seed, 0, 0)), 1, 2, 3)
        return v, dict(seg=g if w > 0 else 0.35, belly=max(0.0, -back), head=1.0 if w < 0 else 0.0)
    return D.loft(fn, 300, 44, mat, ('seg', 'belly', 'head'), "prawn")

def shell_mat():
    g = M.NT("prawn"); v = g.co(vary=True); at = lambda k: g.node('Attribute', attribute_name=k).outputs[2]; n = g.noise(v, 60, 6, 0.62); rd = g.node('ObjectInfo').outputs['Random']
    col = g.ramp(g.math('ADD', n, g.math('MULTIPLY', rd, 0.06)), (0.34, '#a23a14'), (0.50, '#c9602a'), (0.66, '#de9058'))
    col = g.mix(g.ramp(at('seg'), (0.70, 0.0), (0.90, 0.62)), col, '#96300f')                       # each ring is redder at its edge
    col = g.mix(g.ramp(at('seg'), (0.0, 0.55), (0.30, 0.0)), col, '#f7cfae')                        # and paler where it begins
    col = g.mix(g.ramp(at('belly'), (0.25, 0.0), (0.75, 0.85)), col, '#ecc8a4')
    sp = g.ramp(g.voro(v, 150), (0.10, 0.8), (0.16, 0.0)); col = g.mix(g.math('MULTIPLY', sp, g.ramp(g.noise(v, 70, 2), (0.52, 0.0), (0.60, 0.8))), col, '#fbe6d2')
    char = g.ramp(g.noise(v, 42, 6, 0.72), (0.55, 0.0), (0.65, 0.92)); col = g.mix(char, col, '#241008')
    return g.out(g.principled(Base_Color=col, Roughness=0.24, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.07, Subsurface=0.15, Subsurface_Color=col, Subsurface_Radius=(0.006, 0.003, 0.0015), Normal=g.bump(g.noise(v, 330, 4), 0.22, 0.0007)))

def prawn(mat, fan, leg, eye, curl=3.7, seed=0):
    """Lies on its side on z = 0, snout at the origin, back towards +y."""
    r = random.Random(seed); path = spine(curl); at = lambda s: path[min(240, int(s / (HEAD + BODY) * 240))]; o = [body(mat, path, seed)]
    def local(s, n, z): c, d = at(s); return c + Vector((-d.y, d.x, 0)) * n + Vector((0, 0, z))
    end, d = path[-1]; a = math.degrees(math.atan2(d.y, d.x))
    for k, (da, L, z) in enumerate(((-38, 0.030, 0.0), (-16, 0.033, 0.001), (3, 0.026, 0.002), (20, 0.033, 0.001), (40, 0.029, 0.0))):
        q = P.leaf(fan, L, 0.013 if k != 2 else 0.008, 0.12, 0.18, point=1.6, seed=seed + k); S.place(q, end - d * 0.003 + Vector((0, 0, z)), (r.uniform(-25, 25), r.uniform(-6, 4), a + da)); o.append(q)
    for i in range(5):                                      # swimmerets
        s = HEAD + BODY * (0.06 + 0.15 * i); q = P.leaf(fan, 0.013 - 0.0012 * i, 0.0055, 0.25, 0.3, seed=seed + i, nx=8, ny=4); c, dd = at(s); S.place(q, local(s, -radius(s) * 0.92, 0.002), (0, r.uniform(-10, 10), math.degrees(math.atan2(dd.y, dd.x)) - 62 + r.uniform(-14, 14))); o.append(q)
    for i in range(5):                                      # walking legs, folded under the head
        s = HEAD * (0.45 + 0.13 * i); b = local(s, -radius(s) * 0.9, 0.004 * (-1) ** i); k = b + Vector((-0.006 + 0.002 * i, -0.013, 0.003 * r.uniform(-1, 1))); e = k + Vector((-0.012 + 0.003 * i + r.uniform(-.003, .003), -0.010, -0.003)); o.append(S.tube([b, b.lerp(k, 0.6) + Vector((0, 0, 0.002)), k, k.lerp(e, 0.5), e], 0.00075, leg, radii=[1.3, 1.2, 1, 0.8, 0.4]))
    tip = local(0.0, 0.0025, 0.0); o.append(S.tube([local(HEAD * 0.55, radius(HEAD * 0.55) * 1.05, 0), local(0.010, 0.0082, 0), tip + Vector((-0.004, 0.0035, 0)), tip + Vector((-0.016, 0.008, 0.0005))], 0.0013, leg, radii=[1.2, 1.4, 1.0, 0.2]))
    for sgn in (-1, 1):
        e = S.blob(0.0023, eye, 0.02, sub_lvl=3); e.location = local(0.009, 0.0035, sgn * 0.0052); o.append(e)
        b = local(0.004, -0.001, sgn * 0.002); sw = r.uniform(-0.02, 0.03); o.append(S.tube([b, b + Vector((-0.012, 0.006, 0.005 + sgn * 0.002)), b + Vector((-0.016 + sw * 0.4, 0.022, 0.007)), b + Vector((0.004 + sw, 0.038, 0.005)), b + Vector((0.034 + sw, 0.044 + sw * 0.3, 0.002))], 0.00042, leg, radii=[1.6, 1.2, 0.9, 0.7, 0.4]))
    return S.group(o)

def build():
    table_set(power=1.2, key=(-0.7, 0.6, 0.60)); r = random.Random(9); zp = 0.0085
    pl = P.plate(0.152, M.ceramic('#22302d', '#0b100f', rim='#7d5f42', rim_z=0.0245, amount=0.8), rim=0.020, flat=0.70); pl.location.z = 0.002
    sh, leg, eye = shell_mat(), M.food('#b5380f', '#e07a3c', 120, 0.3, 0.1, coat=0.5), M.simple('#060404', 0.06, coat=1.0)
    fan = M.leaf('#a23a16', '#cf6a34', '#e8a878', rough=0.28, trans=0.30)
    for i, (x, y, z, a, t) in enumerate(((-0.104, 0.070, 0.0, 14, 0), (-0.030, 0.074, 0.0, 2, 0), (-0.122, 0.004, 0.0, 18, 3), (-0.048, -0.002, 0.003, 8, 5), (0.026, -0.006, 0.003, -6, 4), (-0.062, -0.046, 0.012, 30, -12))):
        S.place(prawn(sh, fan, leg, eye, 3.55 + r.uniform(-.3, .35), i), (x, y, zp + 0.0106 + z), (t + r.uniform(-3, 3), r.uniform(-5, 2), a + r.uniform(-6, 6)))
    S.place(D.lemon_half(0.0255, True), (0.100, 0.034, zp + 0.0225), (36, 22, 10)); S.place(D.lemon_half(0.0250, True), (0.062, 0.082, zp + 0.023), (30, -6, 60))
    bt = M.simple('#d9922a', 0.05, spec=0.6, coat=1.0, sss=0.15); S.place(S.blob(0.062, bt, 0.10, 1.6, 4, (1.30, 0.95, 0.010), 5), (-0.020, -0.020, zp - 0.0004), (0, 0, 12))
    gar = M.food('#c98f3e', '#f2d79c', 60, 0.3, 0.2, coat=0.5); gb = S.blob(0.0017, gar, 0.3, 1.4, 2, (1.2, 1, 0.6), 2); ch = S.box((0.0026, 0.0018, 0.0004), (0, 0, -9), M.simple('#a8160c', 0.25, coat=0.6), bev=0.0001, seg=1)
    pars = M.leaf('#1f4a16', '#3f7a26', veins=False, trans=0.25); pb = [P.leaf(pars, 0.0055, 0.0036, 0.5, 0.5, 0.3, seed=i, nx=6, ny=4) for i in range(3)]
    for q in (gb, *pb): q.location.z = -9
    spots = [(r.gauss(-0.012, 0.050), r.gauss(-0.008, 0.034)) for i in range(190)]; spots = [(x, y, D.drop(x, y)) for x, y in spots if math.hypot(x, y) < 0.115]
    for i, (x, y, z) in enumerate(spots): S.dup((gb, r.choice(pb), r.choice(pb), ch)[i % 4], (x, y, z + 0.0006), (r.uniform(-30, 30), r.uniform(-30, 30), r.uniform(0, 360)), r.uniform(0.7, 1.3))
    D.salt_flakes([(x + .002, y + .003, D.drop(x + .002, y + .003) + 0.0004) for x, y, z in spots[:46]], 0.0014)
    lin = M.linen('#cfc5b1', thread=900); c = P.cloth(0.5, 0.34, lin, 0.006, 7, 8, folds=[(25, 0.06, 0.012, 0.012), (10, -0.1, 0.009, 0.015)]); S.place(c, (0.16, 0.12, -0.0005), (0, 0, -20)); P.press(c, (0, 0), 0.125, 0.0008)
    S.place(S.group(P.fork(M.brass(0.2))), (-0.190, -0.115, 0.002), (0, 0, 84)); D.votive((-0.10, 0.40, 0)); b = P.bowl(0.042, 0.030, M.ceramic('#d6cdb9', '#4a3d30', rim='#8a6a48', rim_z=0.0275)); b.location = (0.155, 0.215, 0.004); s = S.lathe([(0, 0), (0.037, 0)], M.simple('#e7c46a', 0.08, coat=0.8), 48); s.location = (0.155, 0.215, 0.027)
    S.camera((0.03, -0.50, 0.38), (-0.006, 0.010, 0.018), 88, 5.0, (-0.01, -0.030, 0.028))
